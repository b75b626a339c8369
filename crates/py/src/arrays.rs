//! NumPy arrays that the caller brings, or new ones.

use numpy::{Element, PyArray1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Writes onto the zeros of a new array of `size` numbers, or of `out` after it was cleared, and gives it back.
pub(crate) fn filled<'py, T: Element + Default + Copy>(
    py: Python<'py>,
    size: usize,
    out: Option<Bound<'py, PyArray1<T>>>,
    fill: impl FnOnce(&mut [T]),
) -> PyResult<Bound<'py, PyArray1<T>>> {
    let is_old = out.is_some();
    let array = out.unwrap_or_else(|| PyArray1::zeros(py, size, false));
    let mut borrowed = array
        .try_readwrite()
        .map_err(|error| PyValueError::new_err(format!("out cannot be written to: {error}")))?;
    let Ok(slice) = borrowed.as_slice_mut() else {
        return Err(PyValueError::new_err("out is not contiguous"));
    };
    if slice.len() != size {
        let told = format!("out has {} places, {size} are needed", slice.len());
        return Err(PyValueError::new_err(told));
    }
    if is_old {
        slice.fill(T::default());
    }
    fill(slice);
    drop(borrowed);
    Ok(array)
}
