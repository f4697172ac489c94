// The form to sign in or up, as a block of a page.
import type { BlockPage } from '../block.ts';
import type { AuthFormProps as IslandProps } from '../islands/account/auth/auth-form-props.ts';
import { wallAnchor } from '../islands/account/auth/wall-anchor.ts';
import type { FlashMessage } from '../islands/account/flash-message/flash-message.ts';
import { formTextsOf } from '../islands/account/form-texts.ts';
import { type FormVariant, isPageForm } from '../islands/account/form-variant.ts';
import { LoginRegisterForm } from '../islands/login-register-form.island.tsx';
import { hrefWithReturnPath } from '../return-path.ts';
import { Island } from '../ui/island.tsx';
import { CaptchaNote } from './captcha-note.tsx';
import { emailLinkStateOf, flashMessageOf, formNamed } from './form-subject.ts';

type AuthFormProps = BlockPage & {
	readonly variant: FormVariant;
	/** The message of the page, unless the previous account page left one. */
	readonly flashMessage?: FlashMessage;
};

/**
 * The form to sign in or to sign up, as an island that works without scripts too. On a story page, a browser without scripts posts it to
 * the account page, which then returns the reader to the story.
 */
export function AuthForm(form: AuthFormProps) {
	const { context, subject } = form;
	const props = islandProps(form);
	return (
		<>
			<CaptchaNote context={context} subject={subject} />
			<Island name="login-register-form" when={whenOf(props)} component={LoginRegisterForm} props={props} />
		</>
	);
}

function islandProps({ variant, context, subject, flashMessage }: AuthFormProps): IslandProps {
	const { brand, address, accountScripts } = context;
	const isSignIn = variant.startsWith('login');
	const { google, facebook, openid = [] } = accountScripts ?? {};
	const isSignInPage = address.path === '/ingresar/';
	const isLinkDead = isSignInPage && emailLinkStateOf(subject) === 'dead';
	return {
		variant,
		words: formTextsOf(brand),
		initial: formNamed(subject, isSignIn ? 'sign-in' : 'sign-up').state,
		takesLink: isSignInPage,
		...(isSignInPage && emailLinkStateOf(subject) === 'valid' && { link: formNamed(subject, 'one-time-link').state }),
		...(isSignInPage && openid.length > 0 && { returned: formNamed(subject, 'provider').state }),
		...(!isPageForm(variant) && { action: isSignIn ? signInAtWall(address.path) : hrefWithReturnPath('/registrarse/', address.path) }),
		flashMessage: isLinkDead ? 'sign-in-link-dead' : (flashMessageOf(subject) ?? flashMessage),
		afterSignIn: brand.afterSignIn,
		offers: { google: google !== undefined, facebook: facebook !== undefined, openid },
	};
}

/** On another page than its own, the form loads on the first interaction, or when visible if it shows Google's or Facebook's button. */
function whenOf({ variant, offers }: IslandProps): 'load' | 'visible' | 'interaction' {
	if (isPageForm(variant)) return 'load';
	return offers.google || offers.facebook ? 'visible' : 'interaction';
}

/** The address that the form of a wall is posted to. Browsers keep its fragment when the response redirects to the story. */
const signInAtWall = (path: string): string => `${hrefWithReturnPath('/ingresar/', path)}#${wallAnchor}`;
