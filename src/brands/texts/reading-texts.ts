/** Texts of what helps to read a story: hearing it, the size of its text, its place kept, and print. */
export const readingTexts = {
	tools: 'Leer esta nota',
	listen: 'Escuchar',
	/** The bar with which a reader steers the voice. */
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
	/** Offers to go to the place at which a reader left a story. */
	leftHere: 'Seguí donde dejaste',
};

export type ReadingTexts = { readonly [Name in keyof typeof readingTexts]: string };
