/** Name of the DOM event that tells the player to play another playlist, whose address is in the video's `data-stream`. */
export const streamChange = 'kiosco.stream';
