//! Drawing on a terminal: what it can show, the board, frames and colours, text that fits.

pub mod board;
pub(crate) mod display;
mod draw_style;
pub(crate) mod text_field;
pub(crate) mod text_layout;
pub(crate) mod theme;

pub use draw_style::DrawStyle;
