import { deadLinkTitle } from './link-texts.ts';
import { type ProfileTexts, profileTexts } from './profile-texts.ts';

/** The texts of account pages: forms, the pages around them, the profile. */
export type AccountTexts = {
	/** The menu of a signed-in reader in the header. */
	readonly mine: string;
	readonly email: string;
	readonly password: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly birthDate: string;
	readonly birthDateHint: string;
	readonly phone: string;
	readonly phoneHint: string;
	readonly oldPassword: string;
	readonly newPassword: string;
	readonly newPasswordRepeat: string;
	readonly newEmail: string;
	/** The toggle that shows a password, and its accessible names (PWD-03). */
	readonly show: string;
	readonly hide: string;
	readonly showPassword: string;
	readonly hidePassword: string;
	/** FORM-02 to FORM-06. */
	readonly paywallSubtitle: string;
	readonly signInTitle: string;
	readonly signInSubmit: string;
	readonly signUpTitle: string;
	readonly signUpSubmit: string;
	/** Under the sign-up form: the text before and between the links to the terms and to data protection. */
	readonly agree: Readonly<Record<'before' | 'terms' | 'between' | 'privacy', string>>;
	readonly newsletterTitle: string;
	readonly newsletterSubmit: string;
	/** FORM-07, FORM-08. */
	readonly toSignUp: string;
	readonly toSignIn: string;
	/** FORM-11. */
	readonly or: string;
	/** Buttons of sign-in providers, and the messages for a reader who returns without being signed in. */
	readonly continueWith: string;
	readonly providerCanceled: string;
	readonly providerFailed: string;
	/** For browsers without scripts. */
	readonly providerHint: string;
	/** PWD-01, PWD-04. */
	readonly modifyTitle: string;
	readonly modifySubmit: string;
	/** VER-01. */
	readonly verified: string;
	/** VAL-01, VAL-02. */
	readonly validateTitle: string;
	readonly validateSubtitle: string;
	/** Replaces the subtitle in browsers without scripts, as long as the page does not know that a mail was sent. */
	readonly validateAsk: string;
	readonly resend: string;
	/** The resend button while the reader must wait; `{time}` is like `0:45`. */
	readonly resendWaits: string;
	readonly resent: string;
	/** For browsers without scripts, and for brands that verify on a click. */
	readonly confirmHint: string;
	readonly confirm: string;
	/** For an email link that is unknown, expired or used: the title, the text by kind of link, and the button that requests another link. */
	readonly deadLinkTitle: string;
	readonly deadLink: Readonly<Record<'verify' | 'signIn', string>>;
	readonly newLink: string;
	/** Messages about the previous step, which ended on another page. */
	readonly flashMessages: Readonly<
		Record<
			'password-changed' | 'password-set' | 'email-confirmed' | 'newsletter-asked' | 'application-asked' | 'application-received',
			string
		>
	>;
	/** The one-time sign-in link, opened without scripts or in another browser than the one that requested it. */
	readonly linkHint: string;
	readonly linkEmail: string;
	readonly linkTitle: string;
	readonly linkElsewhere: string;
	readonly recoverTitle: string;
	readonly recoverText: string;
	readonly recoverSubmit: string;
	readonly recoverDoneTitle: string;
	readonly recoverDone: string;
	readonly backToSignIn: string;
	readonly checking: string;
	readonly offline: string;
	/** After too many attempts; `{time}` is one of the next two texts. */
	readonly tooMany: string;
	readonly seconds: string;
	readonly minutes: string;
	/** The status of a captcha: our own before, during and after its work; `missing` when a provider's captcha does not load. */
	readonly captcha: Readonly<Record<'waits' | 'solving' | 'passed' | 'missing', string>>;
	/** What a reader without scripts can do when a captcha needs them. */
	readonly captchaNeedsScripts: string;
	readonly panelTitle: string;
	readonly panelPoints: readonly string[];
	readonly profile: ProfileTexts;
};

/** The texts of account pages on every brand. */
export const accountTexts: AccountTexts = {
	mine: 'Mi cuenta',
	email: 'Mail',
	password: 'Contraseña',
	firstName: 'Nombre',
	lastName: 'Apellido',
	birthDate: 'Fecha de nacimiento',
	birthDateHint: 'DD/MM/AAAA',
	phone: 'Teléfono',
	phoneHint: 'Sólo números, con el código de área.',
	oldPassword: 'Contraseña actual',
	newPassword: 'Contraseña nueva',
	newPasswordRepeat: 'Repetí la contraseña nueva',
	newEmail: 'Mail nuevo',
	show: 'Mostrar',
	hide: 'Ocultar',
	showPassword: 'Mostrar la contraseña',
	hidePassword: 'Ocultar la contraseña',
	paywallSubtitle: 'Para acceder a este y otros contenidos.',
	signInTitle: 'Iniciar sesión',
	signInSubmit: 'Ingresar',
	signUpTitle: 'Registrarme',
	signUpSubmit: 'Registrarme',
	agree: {
		before: 'Al registrarte aceptás los',
		terms: 'términos y condiciones',
		between: 'y la',
		privacy: 'protección de datos personales',
	},
	newsletterTitle: 'Creá tu cuenta gratis para administrar tus preferencias',
	newsletterSubmit: 'Continuar',
	toSignUp: 'Necesitás una cuenta? Registrate acá',
	toSignIn: 'Ya tenés una cuenta? Iniciar sesión',
	or: 'o',
	continueWith: 'Continuar con {provider}',
	providerCanceled: 'No terminaste de ingresar. Podés probar de nuevo.',
	providerFailed: 'No pudimos hacerte ingresar con ese servicio. Probá de nuevo.',
	providerHint: '¿Volviste de otro servicio para ingresar? Falta un paso.',
	modifyTitle: 'Modificá tu contraseña',
	modifySubmit: 'Continuar',
	verified: 'Listo, tu cuenta se encuentra verificada. Ingresá con tu mail y contraseña.',
	validateTitle: '¡Ya casi estás!',
	validateSubtitle: 'Te enviamos un mail para que valides tu cuenta.',
	validateAsk: 'Escribí el mail de tu cuenta y te enviamos un enlace para validarla.',
	resend: 'Reenviar mail de validación',
	resendWaits: 'Podés pedir otro en {time}',
	resent: 'Listo. Si la cuenta espera validación, el mail ya salió. Revisá también el correo no deseado.',
	confirmHint: '¿Llegaste con el enlace del mail? Falta un paso.',
	confirm: 'Confirmar mi mail',
	deadLinkTitle,
	deadLink: {
		verify: 'Venció o ya se usó. Escribí tu mail y te enviamos otro.',
		signIn: 'El enlace para ingresar venció o ya se usó. Ingresá con tu mail y contraseña. Si no te la acordás, podés recuperarla.',
	},
	newLink: 'Pedir un enlace nuevo',
	flashMessages: {
		'email-confirmed': 'Listo, confirmamos tu mail.',
		'newsletter-asked': 'Falta un paso: te enviamos un mail. Abrilo y confirmá para entrar en la lista. Mirá también el correo no deseado.',
		'application-asked':
			'Falta un paso: te enviamos un mail. Abrilo y confirmá, porque recién ahí tu postulación cuenta. Mirá también el correo no deseado.',
		'application-received':
			'Recibimos tu postulación y ya la tiene la producción. Te enviamos un mail con el enlace para retirarla, por si cambiás de idea.',
		'password-changed': 'Cambiamos tu contraseña y cerramos tus otras sesiones.',
		'password-set': 'Guardamos tu contraseña nueva. Ingresá con ella.',
	},
	linkHint: '¿Llegaste con un enlace para ingresar sin contraseña?',
	linkEmail: 'Mail al que te llegó el enlace',
	linkTitle: 'Confirmá que sos vos',
	linkElsewhere: 'El enlace se pidió en otro navegador. Escribí el mail al que te llegó para ingresar en este.',
	recoverTitle: 'Recuperá tu contraseña',
	recoverText: 'Escribí el mail de tu cuenta y te enviamos un enlace para elegir una contraseña nueva.',
	recoverSubmit: 'Enviar enlace',
	recoverDoneTitle: 'Revisá tu mail',
	recoverDone:
		'Si hay una cuenta con ese mail, vas a recibir un enlace para elegir una contraseña nueva. Mirá también el correo no deseado.',
	backToSignIn: 'Volver a iniciar sesión',
	checking: 'Un momento…',
	offline: 'No pudimos conectarnos. Revisá tu conexión y probá de nuevo.',
	tooMany: 'Hubo demasiados intentos seguidos. Probá de nuevo en {time}.',
	seconds: '{n} segundos',
	minutes: '{n} minutos',
	captcha: {
		waits: 'Al enviar, tu navegador comprueba por vos que no sos un robot.',
		solving: 'Comprobando que no sos un robot…',
		passed: 'Comprobamos que no sos un robot.',
		missing: 'No pudimos cargar la comprobación de que no sos un robot.',
	},
	captchaNeedsScripts: 'Para comprobar que no sos un robot, tu navegador necesita JavaScript. Activalo y probá de nuevo.',
	panelTitle: 'Tu cuenta de {brand}',
	panelPoints: [
		'Las notas para lectores registrados, completas.',
		'Tus sesiones y dispositivos, a la vista: cerrás la que quieras.',
		'Tus datos son tuyos: podés verlos, descargarlos y borrarlos.',
	],
	profile: profileTexts,
};
