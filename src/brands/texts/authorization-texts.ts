/** The texts of the page that asks a reader whether a client may read their data, `/autorizar/`. */
export type AuthorizationTexts = {
	/** Above the form, for a reader who is not signed in. */
	readonly signInFirst: string;
	readonly asks: string;
	readonly reads: string;
	/** What a client may read, by scope. */
	readonly scopes: Readonly<Record<'openid' | 'email' | 'profile', string>>;
	readonly never: string;
	readonly allow: string;
	readonly deny: string;
	/** For a link that names no client of the brand. */
	readonly incompleteTitle: string;
	readonly incomplete: string;
};

/** The texts of that page on every brand. */
export const authorizationTexts: AuthorizationTexts = {
	signInFirst: 'Ingresá con tu cuenta de {brand} para seguir en {client}.',
	asks: '¿{client} puede usar tu cuenta de {brand}?',
	reads: 'Si lo permitís, va a poder ver:',
	scopes: { openid: 'que sos la misma persona cada vez que entrás', email: 'tu mail', profile: 'tu nombre y tu foto' },
	never: 'No va a poder cambiar tus datos ni ver tu contraseña. Podés quitarle el permiso desde tu perfil.',
	allow: 'Permitir',
	deny: 'No permitir',
	incompleteTitle: 'No pudimos abrir este enlace',
	incomplete: 'Este enlace no sirve para ingresar. Volvé al sitio o a la app de donde venías y empezá de nuevo.',
};
