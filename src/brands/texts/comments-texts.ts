/** Texts of the comments below stories. */
export const commentsTexts = {
	title: 'Comentarios',
	/** Says who provides the comments, before they are loaded. */
	notice: 'Son de Disqus, un servicio de otra empresa. Se cargan solo si los pedís.',
	show: 'Ver comentarios',
	/** The reader has not allowed third-party services. */
	asks: 'Para verlos, aceptá antes los servicios de otras empresas.',
	loading: 'Cargando los comentarios…',
	failed: 'No pudimos cargar los comentarios: Disqus no responde. La nota no cambia.',
	needsScripts: 'Los comentarios necesitan JavaScript. Activalo para verlos.',
	/** For readers who are not signed in; the link to sign in follows. */
	signInFirst: 'Para comentar con tu cuenta,',
	signIn: 'ingresá',
};

export type CommentsTexts = { readonly [Name in keyof typeof commentsTexts]: string };
