/** The texts of the profile page, `/perfil/`. */
export type ProfileTexts = {
	readonly title: string;
	readonly parts: string;
	readonly needsSignIn: string;
	/** For staff who view a reader's account (T15). */
	readonly onlyLooking: string;
	readonly data: string;
	readonly save: string;
	readonly saved: string;
	readonly newsletters: string;
	readonly newslettersText: string;
	readonly newslettersEmpty: string;
	readonly newslettersFailed: string;
	readonly newslettersAll: string;
	readonly choicesSave: string;
	readonly choicesSaved: string;
	/** CIU-05. */
	readonly groups: string;
	readonly generalGroups: string;
	readonly horoscopeGroups: string;
	readonly emailVerified: string;
	readonly emailNotVerified: string;
	readonly emailPending: string;
	readonly changeEmail: string;
	readonly changeEmailText: string;
	readonly changeEmailSubmit: string;
	readonly changeEmailDone: string;
	readonly changePassword: string;
	readonly changePasswordSubmit: string;
	readonly changePasswordDone: string;
	/** For readers who sign in without a password. */
	readonly choosePasswordText: string;
	readonly choosePasswordSubmit: string;
	readonly choosePasswordDone: string;
	/** For signed-in readers who follow the link of a password reset. */
	readonly resetText: string;
	readonly resetSubmit: string;
	readonly resetDone: string;
	readonly identities: string;
	readonly identitiesText: string;
	/** Names of sign-in methods, by type; Google is shown as Gmail (PRF-03). */
	readonly identityNames: Readonly<Record<string, string>>;
	readonly lastUse: string;
	readonly unlink: string;
	readonly unlinked: string;
	readonly onlyIdentity: string;
	readonly linkGoogle: string;
	readonly linked: string;
	readonly sessions: string;
	readonly thisSession: string;
	readonly lastSeen: string;
	readonly endSession: string;
	readonly endedSession: string;
	readonly endOthers: string;
	readonly endedOthers: string;
	readonly signOut: string;
	/** The link back to the page that the reader looked at before the account pages. */
	readonly readOn: string;
	/** Link to what the reader follows, saved and read. */
	readonly readingLists: string;
	/** After the sign-out. */
	readonly signedOut: string;
	readonly signedOutText: string;
	readonly report: string;
	readonly reportText: string;
	readonly reportSubmit: string;
	readonly reportAsked: string;
	readonly reportOf: string;
	readonly reportUntil: string;
	readonly reportDownload: string;
	readonly reportDownloaded: string;
	readonly reportWaits: string;
	readonly reportFile: string;
	readonly deletion: string;
	readonly deletionText: string;
	readonly deletionSubmit: string;
	readonly deletionAsked: string;
	/** Shown while the link of the deletion email is valid. */
	readonly deletionWaits: string;
	readonly deletionAgain: string;
	readonly deletionDecide: string;
	readonly deletionConfirm: string;
	readonly deletionConfirmSubmit: string;
	readonly deletionLinkSpent: string;
	readonly deletionSignedOut: string;
	/** For a signed-out reader without scripts who opens the link of the deletion email. */
	readonly deletionNeedsSignIn: string;
	readonly keepText: string;
	/** Reasons for keeping an account, by their codes in the identity service (API-29). */
	readonly keepReasons: Readonly<Record<'CHANGED_MIND' | 'MISTAKE' | 'DID_NOT_REQUEST_DELETION' | 'OTHER', string>>;
	readonly keepSubmit: string;
	readonly kept: string;
	readonly keptNotMine: string;
	readonly goodbye: string;
	readonly goodbyeText: string;
	readonly again: string;
	readonly againText: string;
	readonly againOtherwise: string;
	readonly againElsewhere: string;
	/** For a Google account that is not linked to the reader's account. */
	readonly againNotLinked: string;
	readonly againDone: string;
	readonly cancel: string;
};

/** The texts of the profile page on every brand. */
export const profileTexts: ProfileTexts = {
	title: 'Mi perfil',
	parts: 'Partes del perfil',
	needsSignIn: 'Ingresá para ver y cambiar los datos de tu cuenta.',
	onlyLooking: '{name} está mirando esta cuenta para ayudar. Puede ver los datos, pero no cambiarlos.',
	data: 'Mis datos',
	save: 'Guardar',
	saved: 'Guardamos tus datos.',
	newsletters: 'Newsletters',
	newslettersText: 'Elegí lo que querés recibir por mail. Podés cambiarlo cuando quieras.',
	newslettersEmpty: 'Todavía no hay newsletters para elegir.',
	newslettersFailed: 'No pudimos leer tus newsletters. Volvé a cargar la página.',
	newslettersAll: 'Ver todos los newsletters',
	choicesSave: 'Guardar mi elección',
	choicesSaved: 'Guardamos tu elección.',
	groups: 'Lo que seguís',
	generalGroups: 'General',
	horoscopeGroups: 'Horóscopo',
	emailVerified: 'Mail verificado',
	emailNotVerified: 'Mail sin verificar',
	emailPending: 'Te enviamos un mail a {email}. El cambio queda hecho cuando lo confirmes.',
	changeEmail: 'Cambiar el mail',
	changeEmailText: 'Te enviamos un mail a la dirección nueva para confirmarla. También le avisamos a la de ahora.',
	changeEmailSubmit: 'Cambiar mail',
	changeEmailDone: 'Te enviamos un mail a la dirección nueva. El cambio queda hecho cuando lo confirmes.',
	changePassword: 'Cambiar la contraseña',
	changePasswordSubmit: 'Cambiar contraseña',
	changePasswordDone: 'Cambiamos tu contraseña y cerramos tus otras sesiones.',
	choosePasswordText: 'Todavía no tenés una contraseña. Te enviamos un mail con un enlace para elegirla.',
	choosePasswordSubmit: 'Elegir una contraseña',
	choosePasswordDone: 'Te enviamos un mail con el enlace para elegir tu contraseña.',
	resetText: 'Seguiste el enlace de tu mail. Elegí tu contraseña nueva.',
	resetSubmit: 'Guardar contraseña',
	resetDone: 'Guardamos tu contraseña y cerramos tus otras sesiones.',
	identities: 'Cómo ingresás',
	identitiesText: 'Siempre queda por lo menos una forma de ingresar.',
	identityNames: { Password: 'Mail y contraseña', Google: 'Gmail', Facebook: 'Facebook', Apple: 'Apple', OIDC: 'Otro servicio' },
	lastUse: 'Último ingreso: {date}',
	unlink: 'Desvincular',
	unlinked: 'Listo. Ya no se puede ingresar así, y cerramos tus otras sesiones.',
	onlyIdentity: 'Tu única forma de ingresar',
	linkGoogle: 'Sumá tu cuenta de Gmail para ingresar sin contraseña.',
	linked: 'Listo. Desde ahora también podés ingresar con Gmail.',
	sessions: 'Sesiones y dispositivos',
	thisSession: 'Este dispositivo',
	lastSeen: 'Última actividad: {date}',
	endSession: 'Cerrar',
	endedSession: 'Cerramos esa sesión.',
	endOthers: 'Cerrar las demás sesiones',
	endedOthers: 'Cerramos las demás sesiones.',
	signOut: 'Cerrar sesión',
	readOn: 'Seguir leyendo',
	readingLists: 'Lo que seguís, guardaste y leíste',
	signedOut: 'Cerraste tu sesión',
	signedOutText: 'En este dispositivo ya no queda nada de tu cuenta.',
	report: 'Descargar mis datos',
	reportText: 'Podés pedir una copia de todo lo que guardamos sobre vos. Te avisamos por mail cuando esté lista.',
	reportSubmit: 'Pedir una copia',
	reportAsked: 'Estamos preparando la copia. Te avisamos por mail cuando esté lista.',
	reportOf: 'Copia del {date}',
	reportUntil: 'Disponible hasta el {date}',
	reportDownload: 'Descargar',
	reportDownloaded: 'La copia está en tus descargas.',
	reportWaits: 'Se está preparando…',
	reportFile: 'mis-datos.json',
	deletion: 'Eliminar mi cuenta',
	deletionText: 'Te enviamos un mail para confirmarlo. Al eliminarla se borran tus datos y no se pueden recuperar.',
	deletionSubmit: 'Eliminar mi cuenta',
	deletionAsked: 'Te enviamos un mail con el enlace para confirmarlo. Vence en un día.',
	deletionWaits:
		'Pediste eliminar tu cuenta. Seguí el enlace del mail para confirmarlo o cancelarlo; si no hacés nada, tu cuenta queda como está.',
	deletionAgain: 'Enviar el mail otra vez',
	deletionDecide: '¿Eliminamos tu cuenta?',
	deletionConfirm: 'Si seguís, se borran tu perfil, tus datos y tus formas de ingresar. No hay vuelta atrás.',
	deletionConfirmSubmit: 'Sí, eliminar mi cuenta',
	deletionLinkSpent: 'El enlace venció o ya se usó. Si querés eliminar tu cuenta, pedilo de nuevo desde tu perfil.',
	deletionSignedOut: 'Si la querés conservar no hace falta nada: el pedido vence solo en un día.',
	deletionNeedsSignIn: 'Ingresá y volvé a abrir el enlace del mail para eliminar tu cuenta o conservarla.',
	keepText: '¿Por qué la conservás?',
	keepReasons: {
		CHANGED_MIND: 'Cambié de idea',
		MISTAKE: 'Fue un error',
		DID_NOT_REQUEST_DELETION: 'Yo no lo pedí',
		OTHER: 'Otro motivo',
	},
	keepSubmit: 'Conservar mi cuenta',
	kept: 'Tu cuenta sigue como estaba.',
	keptNotMine: 'Tu cuenta sigue como estaba, y cerramos tus otras sesiones. Por las dudas, cambiá tu contraseña.',
	goodbye: 'Eliminamos tu cuenta',
	goodbyeText: 'Borramos tu perfil, tus datos y tus formas de ingresar. Gracias por habernos leído: podés volver cuando quieras.',
	again: 'Confirmá que sos vos',
	againText: 'Pasó más de una hora desde que ingresaste. Escribí tu contraseña para seguir con el cambio.',
	againOtherwise: 'Pasó más de una hora desde que ingresaste. Ingresá otra vez para seguir con el cambio.',
	againElsewhere: 'Cerrar sesión y volver a ingresar',
	againNotLinked: 'Esa cuenta de Gmail no está vinculada a la tuya.',
	againDone: 'Listo. Ya podés hacer el cambio.',
	cancel: 'Cancelar',
};
