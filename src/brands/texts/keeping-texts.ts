type KeptTold = Readonly<Record<'kept' | 'removed' | 'full' | 'no-room', string>>;

/** The texts of a page that lists what a reader keeps. */
type KeptPageTexts = {
	readonly title: string;
	readonly text: string;
	readonly emptyTitle: string;
	readonly emptyText: string;
};

/** The texts about what readers save, read and follow; `{x}` is a placeholder, which `fill` replaces. */
export type KeepingTexts = {
	/** Name of the group of links to the three pages. */
	readonly pages: string;
	readonly forYou: KeptPageTexts;
	readonly saved: KeptPageTexts;
	readonly history: KeptPageTexts;
	readonly save: string;
	readonly follow: string;
	readonly savedTold: KeptTold;
	readonly followedTold: KeptTold;
	/** Says where the lists are stored. */
	readonly onDevice: string;
	readonly onAccount: string;
	readonly needsScripts: string;
	readonly loading: string;
	/** The rows could not be loaded; titles are shown instead. */
	readonly failed: string;
	/** The news could not be loaded. */
	readonly newsFailed: string;
	readonly removeNamed: string;
	/** An entry was removed from a list. */
	readonly removed: string;
	readonly unfollowNamed: string;
	/** A story that the newsroom took down. */
	readonly gone: string;
	readonly seeMore: string;
	readonly eraseAll: string;
	readonly eraseAsk: string;
	readonly erased: string;
	readonly cancel: string;
	readonly keepHistory: string;
	readonly historyIsOff: string;
	readonly following: string;
	readonly suggestions: string;
	readonly moreTopics: string;
	/** Link to the content groups of the profile, on brands that have some. */
	readonly groups: string;
	readonly nothingNew: string;
};

/** The texts that all brands share. */
export const keepingTexts: KeepingTexts = {
	pages: 'Lo tuyo',
	forYou: {
		title: 'Para vos',
		text: 'Lo último de los temas, las secciones, los programas y los autores que seguís.',
		emptyTitle: 'Todavía no seguís nada',
		emptyText: 'Tocá “Seguir” acá abajo, o en la página de un tema, una sección, un programa o un autor: lo nuevo va a aparecer acá.',
	},
	saved: {
		title: 'Guardadas',
		text: 'Las notas que guardaste para leer después.',
		emptyTitle: 'Todavía no guardaste notas',
		emptyText: 'Tocá “Guardar” en una nota: la vas a encontrar acá cuando quieras.',
	},
	history: {
		title: 'Historial',
		text: 'Las últimas 200 notas que abriste. Nadie más ve esta lista.',
		emptyTitle: 'Tu historial está vacío',
		emptyText: 'Cuando abras una nota, la vas a poder volver a encontrar acá.',
	},
	save: 'Guardar',
	follow: 'Seguir',
	savedTold: {
		kept: 'La guardaste',
		removed: 'Ya no está guardada',
		full: 'Tenés 500 notas guardadas. Borrá alguna para guardar otra',
		'no-room': 'Este navegador no tiene lugar o no permite guardar',
	},
	followedTold: {
		kept: 'Lo vas a ver en Para vos',
		removed: 'Ya no lo seguís',
		full: 'Seguís 50 temas. Dejá de seguir alguno para sumar otro',
		'no-room': 'Este navegador no tiene lugar o no permite guardar',
	},
	onDevice: 'Está solo en este dispositivo. Si ingresás, lo tenés en todos.',
	onAccount: 'Está en tu cuenta: lo tenés en todos tus dispositivos.',
	needsScripts: 'Esta lista se guarda en tu navegador y necesita JavaScript. Activalo para verla.',
	loading: 'Buscando tu lista…',
	failed: 'No pudimos cargar las notas completas. Te mostramos los títulos; probá de nuevo cuando tengas conexión.',
	newsFailed: 'No pudimos cargar las novedades. Lo que seguís está a salvo.',
	removed: 'La borraste de la lista',
	removeNamed: 'Borrar de la lista: {title}',
	unfollowNamed: 'Dejar de seguir {name}',
	gone: 'Ya no está disponible',
	seeMore: 'Ver más',
	eraseAll: 'Borrar todo',
	eraseAsk: '¿Borrar toda la lista? No se puede deshacer.',
	erased: 'La lista quedó vacía',
	cancel: 'Cancelar',
	keepHistory: 'Guardar el historial en este dispositivo',
	historyIsOff: 'El historial está apagado: lo que leas no se agrega a la lista.',
	following: 'Lo que seguís',
	suggestions: 'Para empezar a seguir',
	moreTopics: 'Ver todos los temas',
	groups: 'Elegir grupos de contenido en tu perfil',
	nothingNew: 'Todavía no hay notas de lo que seguís. Cuando publiquemos algo, va a aparecer acá.',
};
