/** The texts of players and of what is offered beside them; `{x}` is a placeholder, which `fill` replaces. */
export type PlayerTexts = {
	/** The videos that are listed beside one. */
	readonly upNext: string;
	readonly transcript: string;
	readonly chapters: string;
	/** How fast a video or sound is played. */
	readonly speed: string;
	/** Plays a video that has ended once more. */
	readonly playAgain: string;
	/** The page that plays the videos one after another, and what it says of itself to search engines. */
	readonly feed: string;
	readonly feedDescription: string;
	/** Leads to that page. */
	readonly watchAll: string;
	/** In that page: goes to the next video, and to the story of this one. */
	readonly nextVideo: string;
	readonly readStory: string;
	/** Opens the code with which other sites show the player. */
	readonly embed: string;
	readonly embedCode: string;
	readonly embedHint: string;
	readonly copyCode: string;
	readonly codeCopied: string;
	readonly codeSelected: string;
	/** Leaves out the picture of a live signal, and what its player says then. */
	readonly audioOnly: string;
	readonly listening: string;
	readonly listeningWhole: string;
	/** Shows a video in a window above others. */
	readonly window: string;
	/** In a player on another site, where there is no video to play. */
	readonly missing: string;
	readonly missingText: string;
};

export const playerTexts: PlayerTexts = {
	upNext: 'A continuación',
	transcript: 'Transcripción',
	chapters: 'Capítulos',
	speed: 'Velocidad',
	playAgain: 'Ver de nuevo',
	feed: 'Videos, uno tras otro',
	feedDescription: 'Los videos más nuevos de {brand}, a pantalla completa y uno tras otro.',
	watchAll: 'Mirar uno tras otro',
	nextVideo: 'Siguiente video',
	readStory: 'Ver la nota',
	embed: 'Insertar',
	embedCode: 'Código para tu sitio',
	embedHint: 'Copialo y pegalo en el HTML de tu página: el reproductor ocupa todo el ancho disponible.',
	copyCode: 'Copiar código',
	codeCopied: 'Código copiado',
	codeSelected: 'Quedó seleccionado: copialo con el teclado o con el menú.',
	audioOnly: 'Solo audio',
	listening: 'Estás escuchando solo el audio: gastás menos datos.',
	listeningWhole: 'Ocultamos la imagen. Esta señal no tiene una versión de solo audio, así que gastás los mismos datos.',
	window: 'Ventana flotante',
	missing: 'Este video no está disponible',
	missingText: 'Puede que lo hayamos dado de baja o que el código para insertarlo esté incompleto.',
};
