/** The texts of players and of what is offered beside them; `{x}` is a placeholder, which `fill` replaces. */
export type PlayerTexts = {
	/** Title of the videos that are listed beside a player. */
	readonly upNext: string;
	readonly transcript: string;
	readonly chapters: string;
	/** Label of the playback speed of a video or sound. */
	readonly speed: string;
	/** Button that plays an ended video again. */
	readonly playAgain: string;
	/** Title of the page that plays the videos one after another, and its description for search engines. */
	readonly feed: string;
	readonly feedDescription: string;
	/** Link to that page. */
	readonly watchAll: string;
	/** In that page: goes to the next video, and to the story of this one. */
	readonly nextVideo: string;
	readonly readStory: string;
	/** Button that shows the code with which other sites embed the player. */
	readonly embed: string;
	readonly embedCode: string;
	readonly embedHint: string;
	readonly copyCode: string;
	readonly codeCopied: string;
	readonly codeSelected: string;
	/** Button that starts a radio. */
	readonly listen: string;
	/** Button that hides the picture of a live stream, and what the player says while only the sound plays. */
	readonly audioOnly: string;
	readonly listening: string;
	readonly listeningWhole: string;
	/** Button that shows a video in a picture-in-picture window. */
	readonly window: string;
	/** Shown by an embedded player that has no video to play. */
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
	listen: 'Escuchar: {title}',
	audioOnly: 'Solo audio',
	listening: 'Estás escuchando solo el audio: gastás menos datos.',
	listeningWhole: 'Ocultamos la imagen. Esta señal no tiene una versión de solo audio, así que gastás los mismos datos.',
	window: 'Ventana flotante',
	missing: 'Este video no está disponible',
	missingText: 'Puede que lo hayamos dado de baja o que el código para insertarlo esté incompleto.',
};
