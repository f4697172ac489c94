import type { AccountScripts } from '../../account-scripts.ts';
import type { Address } from '../../address.ts';

/** Hosts and folders that a page's policy lets in beside its own (CSP 3, section 2.3.1). */
type ScriptSources = Readonly<Record<'script' | 'style' | 'connect' | 'frame', readonly string[]>>;

/** Pages with a form that signs in or up, and the profile, where an account at Google is linked and proves who the reader is. */
const withGoogle = ['/ingresar/', '/registrarse/', '/cuenta-verificada/', '/perfil/'];
/** Pages with a form that may ask for a captcha. */
const withCaptcha = [...withGoogle, '/recuperar-contrasena/', '/modificar-contrasena/'];

/** Those whose scripts a page may bring: they are let in where there is a form for them, and nowhere else (P06, W01). */
export function accountScriptsAt({ path }: Pick<Address, 'path'>, { google, captcha }: AccountScripts): AccountScripts {
	return { google: withGoogle.includes(path) ? google : undefined, captcha: withCaptcha.includes(path) ? captcha : undefined };
}

export function scriptSources({ google, captcha }: AccountScripts): ScriptSources {
	const all = [...(google ? [ofGoogle(google)] : []), ...(captcha ? [captchas[captcha.provider](captcha.script)] : [])];
	const of = (kind: keyof ScriptSources) => all.flatMap((sources) => sources[kind]);
	return { script: of('script'), style: of('style'), connect: of('connect'), frame: of('frame') };
}

/** Google Identity Services, "Content Security Policy". */
function ofGoogle(script: URL): ScriptSources {
	const folder = new URL('.', script).href;
	return { script: [script.href], style: [new URL('style', script).href], connect: [folder], frame: [folder] };
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
