/** In pixels. A narrower photo would look blurred on most phones. */
export const minimumWidth = 800;
