import type { SocialName } from '../social-name.ts';
import { type AccountTexts, accountTexts } from './account-texts.ts';
import { type AuthorizationTexts, authorizationTexts } from './authorization-texts.ts';
import { type CallTexts, callTexts } from './call-texts.ts';
import { type CommentsTexts, commentsTexts } from './comments-texts.ts';
import { type BoardTexts, boardTexts } from './data-texts/board-texts.ts';
import { type ElectionTexts, electionTexts } from './data-texts/election-texts.ts';
import { type FactTexts, factTexts } from './data-texts/fact-texts.ts';
import { type MastheadTexts, mastheadTexts } from './data-texts/masthead-texts.ts';
import { type ProgrammeTexts, programmeTexts } from './data-texts/programme-texts.ts';
import { type ScheduleTexts, scheduleTexts } from './data-texts/schedule-texts.ts';
import { type StatisticsTexts, statisticsTexts } from './data-texts/statistics-texts.ts';
import { type WeatherTexts, weatherTexts } from './data-texts/weather-texts.ts';
import { type FieldTexts, fieldTexts } from './field-texts.ts';
import { type KeepingTexts, keepingTexts } from './keeping-texts.ts';
import { type LegalTexts, legalTexts } from './legal-texts.ts';
import { type LiteTexts, liteTexts } from './lite-texts.ts';
import { type LiveStoryTexts, liveStoryTexts } from './live-story-texts.ts';
import { type NewsletterTexts, newsletterTexts } from './newsletter-texts.ts';
import { type OfflineTexts, offlineTexts } from './offline-texts.ts';
import { type PlayerTexts, playerTexts } from './player-texts.ts';
import { type PodcastTexts, podcastTexts } from './podcast-texts.ts';
import { type ReadingTexts, readingTexts } from './reading-texts.ts';
import { refusalTexts } from './refusal-texts.ts';
import { type SearchTexts, searchTexts } from './search-texts.ts';

/** The interface texts that readers see; each brand can override them. `{x}` is a placeholder, which `fill` replaces. */
export type Texts = {
	/** Placeholder of the search box (SEARCH-03 to SEARCH-05). */
	readonly searchPlaceholder: string;
	/** Sign-in link when nobody is signed in (HDR-16, HDR-17). */
	readonly signIn: string;
	readonly signUp: string;
	readonly profile: string;
	readonly emailExample: string;
	/** Message for an invalid email address (RULE-02 to RULE-04). */
	readonly emailInvalid: string;
	readonly fields: FieldTexts;
	readonly account: AccountTexts;
	readonly schedule: ScheduleTexts;
	readonly liveStory: LiveStoryTexts;
	readonly lite: LiteTexts;
	readonly player: PlayerTexts;
	readonly legal: LegalTexts;
	readonly newsletters: NewsletterTexts;
	readonly elections: ElectionTexts;
	readonly statistics: StatisticsTexts;
	readonly masthead: MastheadTexts;
	readonly podcasts: PodcastTexts;
	readonly keeping: KeepingTexts;
	readonly programme: ProgrammeTexts;
	readonly calls: CallTexts;
	/** Texts of refusals, by the message of the identity service (ERR). */
	readonly refusals: Readonly<Record<string, string>>;
	/** Text of the link for a forgotten password (FORM-09, FORM-10). */
	readonly forgottenPassword: string;
	readonly skipToContent: string;
	readonly menu: string;
	readonly close: string;
	readonly more: string;
	readonly search: string;
	readonly searchSubmit: string;
	readonly notifications: string;
	readonly notificationsEmpty: string;
	readonly notificationsFailed: string;
	readonly notificationIsNew: string;
	/** Accessible names of the bell when it has unseen notifications. */
	readonly notificationsUnseenOne: string;
	readonly notificationsUnseenMany: string;
	readonly live: string;
	readonly home: string;
	readonly sections: string;
	readonly ourSites: string;
	readonly latestNews: string;
	readonly followUs: string;
	readonly copyright: string;
	readonly terms: string;
	readonly privacy: string;
	readonly siteMap: string;
	/** The link to the feed of the site. */
	readonly rss: string;
	/** The labels of ads: paid ads, and the brand's own. */
	readonly ads: { readonly paid: string; readonly own: string };
	/** The consent notice; `consentOwnText` is for brands that ask only for their own counts (P06). */
	readonly consentTitle: string;
	readonly consentText: string;
	readonly consentOwnText: string;
	/** For brands whose stories have third-party comments. */
	readonly consentCommentsText: string;
	/** Asks for consent before AMP pages load posts and players of other sites. */
	readonly ampConsent: string;
	readonly consentAccept: string;
	readonly consentReject: string;
	readonly theme: string;
	readonly appsTitle: string;
	readonly mostRead: string;
	/** Titles of the rankings of an hour, a day and a week. */
	readonly mostReadIn: Readonly<Record<'hour' | 'day' | 'week', string>>;
	readonly tooFewRead: string;
	readonly related: string;
	readonly alsoRead: string;
	readonly inThisStory: string;
	readonly by: string;
	readonly and: string;
	readonly updated: string;
	readonly published: string;
	readonly minutesToRead: string;
	readonly share: string;
	readonly copyLink: string;
	readonly linkCopied: string;
	readonly print: string;
	readonly gallery: string;
	readonly photoOf: string;
	readonly photos: string;
	readonly previous: string;
	readonly next: string;
	readonly play: string;
	readonly video: string;
	readonly audio: string;
	readonly podcast: string;
	readonly loadFrame: string;
	readonly frameNotice: string;
	readonly openOriginal: string;
	readonly correction: string;
	readonly clarification: string;
	readonly sponsoredBy: string;
	/** Used when a sponsor's name is not known. */
	readonly sponsored: string;
	/** Label before a picture's credit. */
	readonly photoCredit: string;
	readonly tags: string;
	/** Title of the page of a tag, for browsers and search engines. */
	readonly tagTitle: string;
	readonly collections: string;
	readonly stories: string;
	/** How many stories a tag or an author has. */
	readonly storyCount: Readonly<Record<'one' | 'many' | 'capped', string>>;
	/** The tags of the most stories. */
	readonly mostUsedTags: string;
	/** Accessible name of the links to the letters of an index. */
	readonly letters: string;
	/** Names of groups of the site map. */
	readonly waysToStories: string;
	readonly aboutUs: string;
	readonly storiesBy: string;
	readonly page: string;
	readonly previousPage: string;
	readonly nextPage: string;
	readonly nothingYet: string;
	readonly nothingYetHint: string;
	readonly searchTitle: string;
	readonly searchResults: string;
	readonly searchResultsIn: string;
	readonly searchNoResults: string;
	readonly searchNoResultsIn: string;
	readonly searchSections: string;
	readonly searchAllSections: string;
	readonly searchNothing: string;
	readonly searchNothingIn: string;
	readonly searchNothingHint: string;
	readonly searchEmptyHint: string;
	readonly searchCorrected: string;
	readonly searching: SearchTexts;
	readonly reading: ReadingTexts;
	readonly offline: OfflineTexts;
	readonly comments: CommentsTexts;
	readonly resultsOne: string;
	readonly resultsMany: string;
	readonly resultsCapped: string;
	/** The registration wall. */
	readonly wallTitle: string;
	/** The bar above the preview of a story. */
	readonly preview: string;
	readonly previewText: string;
	readonly minuteByMinute: string;
	readonly horoscope: string;
	readonly programmes: string;
	readonly chapters: string;
	readonly services: string;
	readonly notFoundTitle: string;
	readonly notFoundText: string;
	readonly goneTitle: string;
	readonly goneText: string;
	readonly faultTitle: string;
	readonly faultText: string;
	readonly unavailableTitle: string;
	readonly unavailableText: string;
	/** Refused requests: a malformed address, too many cookies, too many requests, a page for staff. */
	readonly unreadableTitle: string;
	readonly unreadableText: string;
	readonly oversizeTitle: string;
	readonly oversizeText: string;
	readonly waitTitle: string;
	readonly waitText: string;
	readonly closedTitle: string;
	readonly closedText: string;
	readonly tryAgain: string;
	readonly requestId: string;
	readonly goHome: string;
	readonly newsletterOf: string;
	readonly today: string;
	readonly breadcrumbs: string;
	readonly ratingOf: string;
	readonly hoursAgo: string;
	readonly hourAgo: string;
	readonly minutesAgo: string;
	readonly minuteAgo: string;
	readonly authors: string;
	readonly whoWrites: string;
	readonly wholePage: string;
	/** Accessible names of the main menu and the side menu. */
	readonly mainMenu: string;
	readonly sideMenu: string;
	readonly currentSection: string;
	readonly urgentBar: string;
	readonly photoGalleries: string;
	readonly watchNow: string;
	readonly weather: WeatherTexts;
	readonly board: BoardTexts;
	readonly facts: FactTexts;
	readonly android: string;
	readonly iOS: string;
	readonly socialNames: Readonly<Record<SocialName, string>>;
	readonly signDates: Readonly<Record<string, string>>;
	readonly elsewhere: string;
	readonly entryAt: string;
	readonly keepReading: string;
	readonly recommended: string;
	readonly pageOf: string;
	readonly pages: string;
	readonly playVideo: string;
	readonly printedFrom: string;
	readonly rawFrame: string;
	readonly seeNewsletters: string;
	readonly shareByMail: string;
	readonly shareOn: string;
	readonly table: string;
	readonly authorization: AuthorizationTexts;
	/** Names of account pages and of pages that links in emails lead to, by the part of their path. */
	readonly pageNames: Readonly<Record<string, string>>;
};

/** The texts that all brands share; a brand's file overrides those that differ. */
export const sharedTexts: Texts = {
	searchPlaceholder: 'Buscar...',
	signIn: 'Ingresar',
	signUp: 'Registrarme',
	profile: 'Ir a mi perfil',
	emailExample: 'nombre@mail.com',
	emailInvalid: 'Formato de mail inválido. Ej: {email}',
	fields: fieldTexts,
	account: accountTexts,
	schedule: scheduleTexts,
	liveStory: liveStoryTexts,
	lite: liteTexts,
	player: playerTexts,
	legal: legalTexts,
	newsletters: newsletterTexts,
	elections: electionTexts,
	statistics: statisticsTexts,
	masthead: mastheadTexts,
	podcasts: podcastTexts,
	keeping: keepingTexts,
	programme: programmeTexts,
	calls: callTexts,
	authorization: authorizationTexts,
	refusals: refusalTexts,
	forgottenPassword: 'Olvidaste tu contraseña? Recuperala acá',
	skipToContent: 'Ir al contenido',
	menu: 'Menú',
	close: 'Cerrar',
	more: 'Más',
	search: 'Buscar',
	searchSubmit: 'Buscar',
	notifications: 'Notificaciones',
	notificationsEmpty: 'Todavía no hay notificaciones. Cuando pase algo importante, te lo contamos acá.',
	notificationsFailed: 'No pudimos cargar las notificaciones.',
	notificationIsNew: 'Nueva',
	notificationsUnseenOne: 'Notificaciones: 1 sin ver',
	notificationsUnseenMany: 'Notificaciones: {n} sin ver',
	live: 'En vivo',
	home: 'Inicio',
	sections: 'Secciones',
	ourSites: 'Nuestros sitios',
	latestNews: 'Últimas noticias',
	followUs: 'Seguinos en las redes',
	copyright: 'Todos los derechos reservados',
	terms: 'Términos y condiciones',
	privacy: 'Protección de datos personales',
	siteMap: 'Mapa del sitio',
	rss: 'RSS',
	ads: { paid: 'Publicidad', own: 'En {brand}' },
	consentTitle: 'Preferencias de privacidad',
	consentText: 'Si nos das permiso, herramientas de otras empresas miden cómo se usa {brand}. Si preferís que no, el sitio funciona igual.',
	consentCommentsText:
		'Si nos das permiso, otras empresas muestran los comentarios de las notas y miden cómo se usa {brand}. Si preferís que no, lo demás funciona igual.',
	consentOwnText: 'Si nos das permiso, contamos qué se usa de {brand}, sin guardar quién. Si preferís que no, el sitio funciona igual.',
	ampConsent: 'Esta página tiene publicaciones o videos de otros sitios, que pueden usar cookies. ¿Los mostramos?',
	consentAccept: 'Aceptar',
	consentReject: 'Rechazar',
	theme: 'Aspecto',
	appsTitle: 'Descargá la app',
	mostRead: 'Las más leídas',
	mostReadIn: { hour: 'En la última hora', day: 'En el día', week: 'En la semana' },
	tooFewRead: 'Todavía no hay lecturas suficientes para un ranking.',
	related: 'Te puede interesar',
	alsoRead: 'Leé también',
	inThisStory: 'En esta nota',
	by: 'Por',
	and: 'y',
	updated: 'Actualizado',
	published: 'Publicado',
	minutesToRead: '{n} min de lectura',
	share: 'Compartir',
	copyLink: 'Copiar enlace',
	linkCopied: 'Enlace copiado',
	print: 'Imprimir',
	gallery: 'Galería de fotos',
	photoOf: 'Foto {n} de {total}',
	photos: '{n} fotos',
	previous: 'Anterior',
	next: 'Siguiente',
	play: 'Reproducir',
	video: 'Video',
	audio: 'Audio',
	podcast: 'Podcast',
	loadFrame: 'Ver contenido de {provider}',
	frameNotice: 'Al abrirlo, {provider} puede usar cookies.',
	openOriginal: 'Abrir en {provider}',
	correction: 'Corrección',
	clarification: 'Aclaración',
	sponsoredBy: 'Contenido patrocinado por {name}',
	sponsored: 'Contenido patrocinado',
	photoCredit: 'Foto',
	tags: 'Temas',
	tagTitle: 'Últimas noticias sobre {tag}',
	collections: 'Especiales',
	stories: 'Notas',
	storyCount: { one: '1 nota', many: '{n} notas', capped: 'Más de {n} notas' },
	mostUsedTags: 'Los más nombrados',
	letters: 'Ir a una letra',
	waysToStories: 'Para explorar',
	aboutUs: 'Sobre nosotros',
	storiesBy: 'Notas de {name}',
	page: 'Página {n}',
	previousPage: 'Página anterior',
	nextPage: 'Página siguiente',
	nothingYet: 'Todavía no hay notas en esta sección.',
	nothingYetHint: 'Mientras tanto, esto es lo último que publicamos.',
	searchTitle: 'Buscador',
	searchResults: 'Resultados de “{terms}”',
	searchResultsIn: 'Resultados de “{terms}” en {section}',
	searchNoResults: 'Sin resultados para “{terms}”',
	searchNoResultsIn: 'Sin resultados para “{terms}” en {section}',
	searchSections: 'Filtrar por sección',
	searchAllSections: 'Todo',
	searchNothing: 'No encontramos notas para “{terms}”.',
	searchNothingIn: 'No encontramos notas para “{terms}” en {section}.',
	searchNothingHint: 'Probá con otras palabras, con menos palabras o revisá la ortografía.',
	searchEmptyHint: 'Escribí qué querés buscar: un nombre, un lugar, un tema.',
	searchCorrected: 'Mostramos resultados de “{terms}”.',
	searching: searchTexts,
	reading: readingTexts,
	offline: offlineTexts,
	comments: commentsTexts,
	resultsOne: '1 resultado',
	resultsMany: '{n} resultados',
	resultsCapped: 'Más de {n} resultados',
	wallTitle: 'Registrate gratis para seguir leyendo',
	preview: 'Vista previa',
	previewText: 'Así se ve el último texto. Solo la redacción ve esta página.',
	minuteByMinute: 'Minuto a minuto',
	horoscope: 'Horóscopo',
	programmes: 'Programas',
	chapters: 'Capítulos',
	services: 'Servicios',
	notFoundTitle: 'No encontramos esta página',
	notFoundText: 'Puede que la dirección esté mal escrita o que la nota haya cambiado de lugar.',
	goneTitle: 'Esta nota ya no está disponible',
	goneText: 'La redacción la retiró del sitio.',
	faultTitle: 'Algo salió mal',
	faultText: 'Ya estamos trabajando para resolverlo. Probá de nuevo en unos minutos.',
	unavailableTitle: 'Volvemos enseguida',
	unavailableText: 'En este momento no podemos mostrar esta página. Probá de nuevo en unos segundos.',
	unreadableTitle: 'No pudimos abrir esta dirección',
	unreadableText: 'Puede que esté mal escrita o incompleta.',
	oversizeTitle: 'Tu navegador mandó demasiados datos',
	oversizeText: 'Borrá las cookies de este sitio y probá de nuevo.',
	waitTitle: 'Esperá un momento',
	waitText: 'Recibimos demasiados pedidos seguidos. Probá de nuevo en unos segundos.',
	closedTitle: 'No tenés acceso a esta página',
	closedText: 'Si creés que es un error, escribile a quien administra el sitio.',
	tryAgain: 'Probar de nuevo',
	requestId: 'Código del pedido: {id}',
	goHome: 'Ir a inicio',
	newsletterOf: 'Newsletter',
	today: 'Hoy',
	breadcrumbs: 'Estás en',
	ratingOf: '{value} de {max} {units}',
	hoursAgo: 'Hace {n} horas',
	hourAgo: 'Hace 1 hora',
	minutesAgo: 'Hace {n} minutos',
	minuteAgo: 'Hace 1 minuto',
	authors: 'Autores',
	whoWrites: 'Quiénes hacen {brand}: de qué escribe cada persona y cómo encontrar sus notas.',
	wholePage: 'Ver la página completa',
	mainMenu: 'Secciones principales',
	sideMenu: 'Todas las secciones',
	currentSection: 'Sección actual',
	urgentBar: 'Último momento',
	photoGalleries: 'Galerías de fotos',
	watchNow: 'Para mirar ahora',
	weather: weatherTexts,
	board: boardTexts,
	facts: factTexts,
	android: 'Para Android',
	iOS: 'Para iPhone',
	socialNames: {
		facebook: 'Facebook',
		instagram: 'Instagram',
		telegram: 'Telegram',
		tiktok: 'TikTok',
		x: 'X',
		youtube: 'YouTube',
		email: 'Email',
	},
	signDates: {
		Aries: '21/3–20/4',
		Tauro: '21/4–20/5',
		Geminis: '21/5–20/6',
		Cancer: '21/6–22/7',
		Leo: '23/7–22/8',
		Virgo: '23/8–22/9',
		Libra: '23/9–22/10',
		Escorpio: '23/10–21/11',
		Sagitario: '22/11–21/12',
		Capricornio: '22/12–19/1',
		Acuario: '20/1–18/2',
		Piscis: '19/2–20/3',
	},
	elsewhere: '{name} en las redes',
	entryAt: 'Entrada de las {hour}',
	keepReading: 'Seguí leyendo',
	recommended: 'Te puede interesar',
	pageOf: 'Página {n} de {total}',
	pages: 'Páginas',
	playVideo: 'Reproducir: {title}',
	printedFrom: 'Publicado en {address}',
	rawFrame: 'Contenido interactivo',
	seeNewsletters: 'Ver todos los newsletters',
	shareByMail: 'Compartir por mail',
	shareOn: 'Compartir en {name}',
	table: 'Tabla',
	pageNames: {
		suscribir: 'Suscribite con tu mail',
		confirmar: 'Confirmá tu suscripción',
		baja: 'Dejar un newsletter',
		postulacion: 'Confirmá tu postulación',
		retirar: 'Retirar una postulación',
		autorizar: 'Permitir el acceso',
		'cuenta-verificada': 'Cuenta verificada',
		ingresar: 'Iniciar sesión',
		'modificar-contrasena': 'Modificá tu contraseña',
		perfil: 'Mi perfil',
		registrarse: 'Registrarme',
		'recuperar-contrasena': 'Recuperar contraseña',
		'validar-registro': 'Validar registro',
	},
};

/** Replaces the `{x}` placeholders of a text; a placeholder without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
	return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
