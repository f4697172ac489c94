/** Texts of the reading tools of a story: listening, text size, the place where the reader stopped, and printing. */
export const readingTexts = {
	tools: 'Leer esta nota',
	listen: 'Escuchar',
	/** The bar that controls the voice. */
	listening: 'Escuchar la nota',
	pause: 'Pausar',
	resume: 'Seguir escuchando',
	back: 'Frase anterior',
	forward: 'Frase siguiente',
	stop: 'Dejar de escuchar',
	voiceFailed: 'La voz de tu navegador se cortó. Probá de nuevo.',
	textSize: 'Tamaño del texto',
	small: 'Chico',
	normal: 'Normal',
	large: 'Grande',
	huge: 'Muy grande',
	print: 'Imprimir',
	/** Offers to go on where the reader stopped. */
	leftHere: 'Seguí donde dejaste',
};

export type ReadingTexts = { readonly [Name in keyof typeof readingTexts]: string };
