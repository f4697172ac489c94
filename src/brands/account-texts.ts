/** What readers are told about their account: forms, the pages around them, the profile. */
export type AccountTexts = {
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
	/** The toggle of a password, and what it is called for those who hear it (PWD-03). */
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
	readonly newsletterTitle: string;
	readonly newsletterSubmit: string;
	/** FORM-07, FORM-08. */
	readonly toSignUp: string;
	readonly toSignIn: string;
	/** FORM-11. */
	readonly or: string;
	/** PWD-01, PWD-04. */
	readonly modifyTitle: string;
	readonly modifySubmit: string;
	/** VER-01. */
	readonly verified: string;
	/** VAL-01, VAL-02. */
	readonly validateTitle: string;
	readonly validateSubtitle: string;
	readonly resend: string;
	readonly resent: string;
	/** For browsers without scripts, and for brands that verify at a click. */
	readonly confirmHint: string;
	readonly confirm: string;
	readonly recoverTitle: string;
	readonly recoverText: string;
	readonly recoverSubmit: string;
	readonly recoverDoneTitle: string;
	readonly recoverDone: string;
	readonly backToSignIn: string;
	readonly checking: string;
	readonly offline: string;
	readonly panelTitle: string;
	readonly panelPoints: readonly string[];
	readonly profile: ProfileTexts;
};

/** Words of `/perfil/`. */
export type ProfileTexts = {
	readonly title: string;
	readonly needsSignIn: string;
	readonly data: string;
	readonly save: string;
	readonly saved: string;
	readonly emailVerified: string;
	readonly emailNotVerified: string;
	readonly emailPending: string;
	readonly changeEmail: string;
	readonly changeEmailSubmit: string;
	readonly changeEmailDone: string;
	readonly changePassword: string;
	readonly changePasswordSubmit: string;
	readonly changePasswordDone: string;
	readonly signOut: string;
	readonly deletion: string;
	readonly deletionText: string;
	readonly deletionSubmit: string;
	readonly deletionAsked: string;
	readonly deletionConfirm: string;
	readonly deletionConfirmSubmit: string;
	readonly deleted: string;
	readonly report: string;
	readonly reportText: string;
	readonly reportSubmit: string;
	readonly reportAsked: string;
	readonly reportDownload: string;
	readonly reportWaits: string;
	readonly identities: string;
	/** What a way to sign in is called, by its type; Google is shown as Gmail (PRF-03). */
	readonly identityNames: Readonly<Record<string, string>>;
	readonly unlink: string;
	readonly sessions: string;
	readonly thisSession: string;
	readonly endSession: string;
	readonly endOthers: string;
	/** CIU-05. */
	readonly groups: string;
	readonly generalGroups: string;
	readonly horoscopeGroups: string;
	readonly again: string;
	readonly againText: string;
	readonly againDone: string;
};

export const accountTexts: AccountTexts = {
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
	newsletterTitle: 'Creá tu cuenta gratis para administrar tus preferencias',
	newsletterSubmit: 'Continuar',
	toSignUp: 'Necesitás una cuenta? Registrate acá',
	toSignIn: 'Ya tenés una cuenta? Iniciar sesión',
	or: 'o',
	modifyTitle: 'Modificá tu contraseña',
	modifySubmit: 'Continuar',
	verified: 'Listo, tu cuenta se encuentra verificada. Ingresá con tu mail y contraseña.',
	validateTitle: '¡Ya casi estás!',
	validateSubtitle: 'Te enviamos un mail para que valides tu cuenta.',
	resend: 'Reenviar mail de validación',
	resent: 'Listo. Si la cuenta espera validación, el mail ya salió. Revisá también el correo no deseado.',
	confirmHint: '¿Llegaste con el enlace del mail? Falta un paso.',
	confirm: 'Confirmar mi mail',
	recoverTitle: 'Recuperá tu contraseña',
	recoverText: 'Escribí el mail de tu cuenta y te enviamos un enlace para elegir una contraseña nueva.',
	recoverSubmit: 'Enviar enlace',
	recoverDoneTitle: 'Revisá tu mail',
	recoverDone:
		'Si hay una cuenta con ese mail, vas a recibir un enlace para elegir una contraseña nueva. Mirá también el correo no deseado.',
	backToSignIn: 'Volver a iniciar sesión',
	checking: 'Un momento…',
	offline: 'No pudimos conectarnos. Revisá tu conexión y probá de nuevo.',
	panelTitle: 'Tu cuenta de {brand}',
	panelPoints: [
		'Una sola cuenta para leer, comentar y recibir lo que te interesa.',
		'Tus newsletters y tus temas, siempre a mano.',
		'Tus datos son tuyos: podés verlos, descargarlos y borrarlos.',
	],
	profile: {
		title: 'Mi perfil',
		needsSignIn: 'Ingresá para ver y cambiar los datos de tu cuenta.',
		data: 'Mis datos',
		save: 'Guardar',
		saved: 'Guardamos tus datos.',
		emailVerified: 'Mail verificado',
		emailNotVerified: 'Mail sin verificar',
		emailPending: 'Te enviamos un mail a {email}. El cambio queda hecho cuando lo confirmes.',
		changeEmail: 'Cambiar el mail',
		changeEmailSubmit: 'Cambiar mail',
		changeEmailDone: 'Te enviamos un mail a la dirección nueva. El cambio queda hecho cuando lo confirmes.',
		changePassword: 'Cambiar la contraseña',
		changePasswordSubmit: 'Cambiar contraseña',
		changePasswordDone: 'Cambiamos tu contraseña y cerramos tus otras sesiones.',
		signOut: 'Cerrar sesión',
		deletion: 'Eliminar mi cuenta',
		deletionText: 'Te enviamos un mail para confirmarlo. Al eliminarla se borran tus datos y no se pueden recuperar.',
		deletionSubmit: 'Eliminar mi cuenta',
		deletionAsked: 'Te enviamos un mail con el enlace para confirmarlo. Vence en un día.',
		deletionConfirm: 'Pediste eliminar tu cuenta. Si seguís, se borran todos tus datos y no se pueden recuperar.',
		deletionConfirmSubmit: 'Sí, eliminar mi cuenta',
		deleted: 'Eliminamos tu cuenta.',
		report: 'Mis datos personales',
		reportText: 'Podés pedir una copia de todo lo que guardamos sobre vos.',
		reportSubmit: 'Pedir una copia',
		reportAsked: 'Estamos preparando la copia. Te avisamos por mail cuando esté lista.',
		reportDownload: 'Descargar la copia del {date}',
		reportWaits: 'La copia del {date} todavía se prepara.',
		identities: 'Cómo ingresás',
		identityNames: { Password: 'Mail y contraseña', Google: 'Gmail', Facebook: 'Facebook', Apple: 'Apple', OIDC: 'Otro servicio' },
		unlink: 'Desvincular',
		sessions: 'Dónde tenés la sesión abierta',
		thisSession: 'Este dispositivo',
		endSession: 'Cerrar',
		endOthers: 'Cerrar las demás sesiones',
		groups: 'Lo que seguís',
		generalGroups: 'General',
		horoscopeGroups: 'Horóscopo',
		again: 'Confirmá que sos vos',
		againText: 'Pasó más de una hora desde que ingresaste. Escribí tu contraseña para poder hacer este cambio.',
		againDone: 'Listo. Ya podés hacer el cambio.',
	},
};
