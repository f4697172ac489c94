import { damagedLink, deadLinkTitle } from './link-texts.ts';

/** The texts of the subscription form. The browser receives them with the form. */
export type NewsletterFormTexts = Readonly<Record<'title' | 'subtitle' | 'choose' | 'submit' | 'consent', string>>;

type PageWords = { readonly title: string; readonly subtitle: string };

/** The texts of the newsletters' pages; `{x}` is a placeholder, which `fill` replaces. */
export type NewsletterTexts = {
	readonly title: string;
	readonly subtitle: string;
	/** Descriptions for search engines. */
	readonly description: string;
	readonly descriptionOfOne: string;
	readonly empty: string;
	/** Link of a newsletter in the list to its page. */
	readonly more: string;
	readonly editions: string;
	readonly noEditions: string;
	readonly source: string;
	readonly form: NewsletterFormTexts;
	/** The page that the confirmation link opens, by the state of the link. */
	readonly confirmPage: Readonly<Record<'open' | 'confirmed' | 'dead', PageWords>>;
	readonly confirm: string;
	/** The page that the unsubscribe link opens, by its state. */
	readonly unsubscribePage: Readonly<Record<'active' | 'ended' | 'damaged', PageWords>>;
	readonly unsubscribe: string;
	/** Above the other newsletters that the address gets. */
	readonly others: string;
};

export const newsletterTexts: NewsletterTexts = {
	title: 'Newsletters',
	subtitle: 'Lo que hace {brand}, elegido y contado para leer en tu correo. Son gratis y los dejás cuando quieras.',
	description: 'Los newsletters de {brand}: de qué trata cada uno, cuándo sale, sus últimas ediciones y cómo recibirlo en tu correo.',
	descriptionOfOne: '{text} {schedule}.',
	empty: 'Todavía no hay newsletters para elegir.',
	more: 'Conocelo y leé las últimas ediciones',
	editions: 'Últimas ediciones',
	noEditions: 'Todavía no hay ediciones publicadas en el sitio.',
	source: 'Lo hace {name}.',
	form: {
		title: 'Suscribite con tu mail',
		subtitle: 'Te enviamos un mail para confirmar que la dirección es tuya. No hace falta una cuenta.',
		choose: 'Elegí uno o más',
		submit: 'Suscribirme',
		consent: 'Guardamos tu dirección y cuándo confirmaste, sólo para esto. Más en la',
	},
	confirmPage: {
		open: { title: 'Falta un paso', subtitle: 'Confirmá que querés estar en la lista de:' },
		confirmed: {
			title: 'Listo, estás en la lista',
			subtitle: 'Tu dirección quedó suscripta. Cada mail va a tener un enlace para dejarlo.',
		},
		dead: { title: deadLinkTitle, subtitle: 'Venció o la suscripción se terminó. Podés suscribirte de nuevo cuando quieras.' },
	},
	confirm: 'Confirmar mi suscripción',
	unsubscribePage: {
		active: { title: '¿Dejás la suscripción?', subtitle: 'Con el botón, tu dirección sale de la lista en el momento.' },
		ended: { title: 'Listo, no estás en la lista', subtitle: 'No te vamos a escribir más por esto, y borramos la suscripción.' },
		damaged: damagedLink,
	},
	unsubscribe: 'Dejar de recibir',
	others: 'También recibís, y podés dejar:',
};
