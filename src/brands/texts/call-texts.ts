import { damagedLink, deadLinkTitle } from './link-texts.ts';

type PageWords = { readonly title: string; readonly subtitle: string };

/** The texts that the browser needs to send the form of an open call. */
export type ApplicationFormTexts = {
	/** What is wrong with a field, by the problem's name in the contract. `{limit}` is the most that the field takes. */
	readonly problems: Readonly<Record<'missing' | 'too-long' | 'choice' | 'date' | 'phone' | 'email' | 'file-kind' | 'file-large', string>>;
	/** Above a form with problems. */
	readonly invalid: string;
	readonly sending: string;
	readonly restored: string;
	readonly forget: string;
	/** Refusals, by their code: `100014` is too many attempts, `130001` an invalid captcha token. */
	readonly refusals: Readonly<
		Record<'open-call-closed' | 'open-call-not-found' | '100014' | '130001' | 'impersonation-is-read-only', string>
	>;
	/** The connection was lost, or we failed. */
	readonly failed: string;
};

/** The texts of the pages of open calls; `{x}` is a placeholder, which `fill` replaces. */
export type CallTexts = {
	readonly title: string;
	readonly subtitle: string;
	readonly description: string;
	readonly states: Readonly<Record<'open' | 'soon' | 'closed', string>>;
	readonly empty: string;
	readonly lastDays: string;
	/** When a call opens or closes, by its state. */
	readonly when: Readonly<Record<'open' | 'soon' | 'closed', string>>;
	/** A day and an hour, where the hour is not midnight. */
	readonly dayAndTime: string;
	readonly apply: string;
	readonly more: Readonly<Record<'open' | 'soon' | 'closed', string>>;
	readonly place: string;
	readonly dates: string;
	readonly requirements: string;
	readonly programme: string;
	readonly source: string;
	readonly others: string;
	readonly all: string;
	/** The page for readers who propose themselves, on a brand without a general call. */
	readonly candidates: { readonly title: string; readonly subtitle: string; readonly description: string; readonly empty: string };
	readonly form: {
		readonly title: string;
		readonly email: string;
		readonly emailHint: string;
		readonly optional: string;
		readonly choose: string;
		readonly yes: string;
		readonly no: string;
		/** `{kinds}` and `{mb}` say what a question takes. */
		readonly fileHint: string;
		readonly fileKinds: Readonly<Record<'image' | 'pdf' | 'video', string>>;
		readonly filesAgain: string;
		/** The files are so large that the server read nothing of the form. */
		readonly tooLarge: string;
		readonly consentTitle: string;
		readonly agree: string;
		readonly kept: string;
		readonly privacy: string;
		readonly submit: string;
		readonly closed: string;
		readonly soon: string;
		readonly browser: ApplicationFormTexts;
	};
	readonly confirmPage: Readonly<Record<'open' | 'confirmed' | 'dead', PageWords>>;
	readonly confirm: string;
	readonly withdrawPage: Readonly<Record<'kept' | 'gone' | 'damaged', PageWords>>;
	readonly withdraw: string;
};

export const callTexts: CallTexts = {
	title: 'Convocatorias',
	subtitle: 'Los programas de {brand} buscan participantes. Elegí una convocatoria, mirá qué piden y postulate.',
	description: 'Convocatorias y castings de {brand}: qué programas buscan participantes, hasta cuándo y cómo postularse.',
	states: { open: 'Abiertas', soon: 'Abren pronto', closed: 'Cerraron hace poco' },
	empty: 'Ahora no hay convocatorias abiertas. Cuando un programa busque participantes, la vas a encontrar acá.',
	lastDays: 'Últimos días',
	when: { open: 'Cierra el {moment}', soon: 'Abre el {moment}', closed: 'Cerró el {moment}' },
	dayAndTime: '{day} a las {time}',
	apply: 'Ir al formulario',
	more: { open: 'Mirá qué piden y postulate', soon: 'Mirá qué van a pedir', closed: 'Ver de qué se trataba' },
	place: 'Dónde',
	dates: 'Cuándo',
	requirements: 'Qué hace falta',
	programme: 'Conocé el programa',
	source: 'Convoca {name}.',
	others: 'Otras convocatorias',
	all: 'Ver todas las convocatorias',
	candidates: {
		title: 'Candidateame',
		subtitle: '¿Te gustaría estar en un programa de {brand}? Contanos quién sos.',
		description: 'Postulate para participar en los programas de {brand}: contanos quién sos y qué te gustaría hacer.',
		empty: 'Por ahora no recibimos postulaciones generales. Si un programa busca participantes, está en la lista de convocatorias.',
	},
	form: {
		title: 'Postulate',
		email: 'Tu mail',
		emailHint: 'Te escribimos ahí para confirmar la postulación, y si te eligen.',
		optional: 'opcional',
		choose: 'Elegí una opción',
		yes: 'Sí',
		no: 'No',
		fileHint: '{kinds}, hasta {mb} MB.',
		fileKinds: { image: 'Una imagen (JPG, PNG, WebP o HEIC)', pdf: 'Un PDF', video: 'Un video (MP4, MOV o WebM)' },
		tooLarge:
			'Los archivos pesan mucho más de lo que podemos recibir, y no se envió nada. Volvé a la página anterior: tu navegador tiene lo que escribiste. Después elegí archivos más chicos.',
		filesAgain: 'Los archivos hay que elegirlos otra vez: el navegador no los recuerda.',
		consentTitle: 'Tu acuerdo',
		agree: 'Leí y acepto',
		kept: 'Guardamos tus respuestas y tus archivos hasta el {day}, {days} días después del cierre, y después los borramos. Podés retirarlos antes con el enlace que te mandamos por mail. Más en la',
		privacy: 'protección de datos personales',
		submit: 'Enviar mi postulación',
		closed: 'Esta convocatoria cerró el {moment} y ya no recibe postulaciones.',
		soon: 'Esta convocatoria abre el {moment}. Volvé ese día para postularte.',
		browser: {
			problems: {
				missing: 'Falta completar este campo.',
				'too-long': 'Es demasiado largo: entran {limit} caracteres.',
				choice: 'Elegí una de las opciones.',
				date: 'Ingresá una fecha que exista.',
				phone: 'Ingresá un teléfono con código de área, sólo con números, espacios y guiones.',
				email: 'Formato de mail inválido. Ej: nombre@mail.com',
				'file-kind': 'No podemos recibir este tipo de archivo. {limit}',
				'file-large': 'El archivo es demasiado grande. {limit}',
			},
			invalid: 'Revisá las respuestas marcadas. No se envió nada todavía.',
			sending: 'Enviando… {n} %',
			restored: 'Recuperamos lo que habías escrito en este dispositivo.',
			forget: 'Borrar y empezar de nuevo',
			refusals: {
				'open-call-closed': 'La convocatoria no recibe postulaciones en este momento.',
				'open-call-not-found': 'La convocatoria ya no está.',
				'100014': 'Hubo demasiados envíos seguidos. Esperá un rato y probá de nuevo: lo que escribiste sigue acá.',
				'130001': 'No pudimos comprobar que seas una persona. Probá de nuevo.',
				'impersonation-is-read-only': 'Mirás la cuenta de otra persona: no se puede enviar nada.',
			},
			failed: 'No pudimos enviarla. Revisá tu conexión y probá de nuevo: lo que escribiste sigue acá.',
		},
	},
	confirmPage: {
		open: { title: 'Falta un paso', subtitle: 'Confirmá que querés postularte. Si ya habías respondido, esta reemplaza a la anterior:' },
		confirmed: { title: 'Listo, tu postulación cuenta', subtitle: 'Ya la tiene la producción. Si te eligen, te escribimos a tu mail.' },
		dead: { title: deadLinkTitle, subtitle: 'Venció, o la postulación se retiró o se reemplazó por otra.' },
	},
	confirm: 'Confirmar mi postulación',
	withdrawPage: {
		kept: { title: '¿Retirás la postulación?', subtitle: 'Con el botón borramos en el momento tus respuestas y tus archivos de:' },
		gone: { title: 'Listo, no guardamos nada', subtitle: 'Borramos las respuestas y los archivos que había con tu dirección en:' },
		damaged: damagedLink,
	},
	withdraw: 'Retirar mi postulación',
};
