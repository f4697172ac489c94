// Needs the browser: it verifies the address of the link, or knows where to send the email again. Fallback: both forms are posted.
import { useEffect, useRef, useState } from 'react';
import type { Brand } from '#brands';
import { endpoints } from '#identity/contract';
import { call, callFor, emailToVerify, goTo, isRefusal, pageClient, refusals, signedInState } from '#identity-client';
import { isAdmin } from '../client/is-admin.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Info } from '../ui/generic-info.tsx';
import type { FormState } from './account/form-state.ts';
import type { LinkState } from './account/link-state.ts';
import { takeTold, tell } from './account/live-told.ts';
import { takeMailLink } from './account/mail-link.ts';
import { validateRedirect } from './account/page-redirects.ts';
import { formSchemas, nothing } from './account/schemas.ts';
import { toldNotice } from './account/told.ts';
import { textOf, useForm } from './account/use-form.ts';
import { ConfirmForm, ValidateView } from './account/validate-view.tsx';
import { waitingEmail } from './account/waiting-email.ts';
import type { FormWords } from './account/words.ts';

export type RegisterValidateProps = {
	readonly words: FormWords;
	readonly initial: FormState;
	readonly info: Info;
	readonly verifiesOn: Brand['accounts']['verifiesOn'];
	/** The state of the link that opened the page, where there is one. */
	readonly link?: LinkState | undefined;
};

/** What the browser knows of the reader. `nonce`: of a link that waits for a click. */
type Known = {
	readonly email: string;
	readonly nonce?: string | undefined;
	readonly refusal?: string | undefined;
	readonly link?: LinkState | undefined;
};

/** Verifies an email address, or offers to send the email again (VAL-02, VAL-06 to VAL-08). */
export function RegisterValidate(props: RegisterValidateProps) {
	const [known, setKnown] = useState<Known>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the link is taken once
	useEffect(() => {
		const link = takeMailLink();
		const told = takeTold();
		const email = link.email ?? waitingEmail() ?? props.initial.values.email ?? '';
		const next = { email, refusal: told && toldNotice(told, props.words).text };
		const target = validateRedirect({ link, isAdmin: isAdmin() }, emailToVerify(pageClient()));
		if (target !== undefined) goTo(pageClient(), target);
		else if (link.nonce === undefined) setKnown(next);
		else if (props.verifiesOn === 'click') setKnown({ ...next, nonce: link.nonce });
		else verify(link.nonce).catch((error) => setKnown({ ...next, ...failureOf(error, props.words) }));
	}, []);
	// A new key makes React start the form again with what is known of the reader.
	return <Validate key={known === undefined ? 'unknown' : 'known'} {...props} {...known} />;
}

/** Verifies an email address, then navigates to the profile or to the sign-in (VAL-07). A second verification is no error (R15, ERR-06). */
async function verify(nonce: string): Promise<void> {
	const client = pageClient();
	await call(client, endpoints.verifyEmail, { params: { nonce } }).catch((error) => {
		if (!isRefusal(error, refusals.emailAlreadyVerified)) throw error;
		tell('email-already-verified');
	});
	const isIn = (await signedInState(client)) === 'in';
	const profile = isIn ? await callFor(client, endpoints.profile).catch(() => undefined) : undefined;
	goTo(client, profile?.emailVerified ? 'perfil' : 'cuenta-verificada');
}

const failureOf = (error: unknown, words: FormWords): Pick<Known, 'refusal' | 'link'> =>
	isRefusal(error, refusals.nonceSpent) ? { link: 'dead' } : { refusal: textOf(error, words), link: undefined };

type ValidateProps = RegisterValidateProps & Partial<Known>;

function Validate({ words, initial, info, nonce, email, refusal, link }: ValidateProps) {
	const sent = useRef(nonce);
	const form = useForm({
		name: 'resend',
		schema: formSchemas.resend(),
		words,
		initial: email === undefined ? initial : { values: { email }, problems: {}, invalidInput: refusal },
		isReady: email !== undefined && email !== '',
		send: async (values) => {
			const { retryAfter } = await callFor(pageClient(), endpoints.requestEmailVerification, { body: values });
			return { values, problems: {}, done: words.account.resent, waits: retryAfter };
		},
	});
	const confirm = useForm({
		name: 'confirm',
		schema: nothing,
		words,
		isReady: true,
		send: async () => {
			await verify(sent.current ?? '');
			return undefined;
		},
	});
	const press = <ConfirmForm form={confirm} words={words} />;
	const waitsForPress = link === 'works' && <noscript>{press}</noscript>;
	return (
		<ValidateView
			form={form}
			words={words}
			info={infoOf(link, info, words)}
			confirm={nonce === undefined ? waitsForPress || undefined : press}
		>
			{link === 'verified' && (
				<ButtonLink href="/ingresar/" keepsQuery>
					{words.account.signInSubmit}
				</ButtonLink>
			)}
		</ValidateView>
	);
}

/** The words of the page by the state of its link: those of the brand are about a reader who waits for the email. */
function infoOf(link: LinkState | undefined, info: Info, { account, refusals: texts }: FormWords): Info {
	if (link === 'dead') return { ...info, title: account.deadLinkTitle, subtitle: account.deadLink.verify };
	if (link === 'verified') return { ...info, title: texts['Email already Verified'] ?? '', subtitle: undefined };
	return link === 'works' ? { ...info, subtitle: undefined } : info;
}
