import type { AccountScripts } from '../../account-scripts.ts';
import type { Address } from '../../address.ts';

/** Sources that a page's Content-Security-Policy allows besides its own (CSP 3, section 2.3.1). */
export type ScriptSources = Readonly<Record<'script' | 'style' | 'connect' | 'frame', readonly string[]>>;

/** Pages with scripts of providers: forms to sign in or up, and the profile, where readers link Google, reauthenticate and sign out. */
const withProviders = ['/ingresar/', '/registrarse/', '/cuenta-verificada/', '/perfil/', '/autorizar/'];
/** Pages with a form that may ask for a captcha. */
const withCaptcha = [...withProviders, '/recuperar-contrasena/', '/modificar-contrasena/'];

/** The third-party scripts of the forms on a page; other pages have none (P06, W01). */
export function accountScriptsAt({ path }: Pick<Address, 'path'>, { google, facebook, captcha }: AccountScripts): AccountScripts {
	const providers = withProviders.includes(path) ? { google, facebook } : {};
	return { ...providers, captcha: withCaptcha.includes(path) ? captcha : undefined };
}

/** The sources that third-party scripts need, as their documentation lists them. */
export function scriptSources({ google, facebook, captcha }: AccountScripts): ScriptSources {
	const all = [
		...(google ? [ofGoogle(google)] : []),
		...(facebook ? [ofFacebook(facebook)] : []),
		...(captcha ? [captchas[captcha.provider](captcha.script)] : []),
	];
	const of = (kind: keyof ScriptSources) => all.flatMap((sources) => sources[kind]);
	return { script: of('script'), style: of('style'), connect: of('connect'), frame: of('frame') };
}

/** Google Identity Services, "Content Security Policy". */
function ofGoogle(script: URL): ScriptSources {
	const folder = new URL('.', script).href;
	return { script: [script.href], style: [new URL('style', script).href], connect: [folder], frame: [folder] };
}

/** Facebook's script asks its site who the reader is, and signs out in a frame of it. Its sign-in is a window of its own. */
function ofFacebook({ scripts, site }: NonNullable<AccountScripts['facebook']>): ScriptSources {
	return { script: [scripts.href], style: [], connect: [site.href], frame: [site.href] };
}

const captchas: Readonly<Record<'recaptcha' | 'turnstile', (script: URL) => ScriptSources>> = {
	/** reCAPTCHA, "I'm using content-security-policy". */
	recaptcha: (script) => {
		const folder = new URL('.', script).href;
		const theirs = ['https://www.gstatic.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] as const;
		return { script: [folder, theirs[0]], style: [], connect: [folder], frame: [folder, theirs[1]] };
	},
	/** Turnstile, "Content Security Policy". */
	turnstile: ({ origin }) => ({ script: [origin], style: [], connect: [], frame: [origin] }),
};
