// Verifies an email address by the link of an email, or sends that email again. Needs the browser: it knows the link and the address that
// is not verified yet. Without scripts both forms are posted.
import { useEffect, useRef, useState } from 'react';
import type { Brand } from '#brands';
import { endpoints } from '#identity/contract';
import { callFor, emailToVerify, goTo, isRefusal, pageClient, refusals } from '#identity-client';
import { isStaffBrowser } from '../client/is-staff-browser.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { PageMessageContent } from '../ui/page-message.tsx';
import { takeEmailLinkQuery } from './account/email-link-query.ts';
import type { LinkState } from './account/email-link-state.ts';
import { errorText } from './account/error-text.ts';
import { flashMessageContent } from './account/flash-message/flash-message.ts';
import { takeFlashMessage } from './account/flash-message/flash-message-storage.ts';
import type { FormState } from './account/form-state.ts';
import type { FormTexts } from './account/form-texts.ts';
import { validateRedirect } from './account/page-redirects.ts';
import { formSchemas, noFields } from './account/schemas.ts';
import { useForm } from './account/use-form.ts';
import { noteSentEmail, secondsToResend, unverifiedEmail } from './account/verification/unverified-email-storage.ts';
import { verificationMessage } from './account/verification/verification-message.ts';
import { verifyEmail } from './account/verification/verify-email.ts';
import { ConfirmForm, VerifyEmailView } from './account/verification/verify-email-view.tsx';

export type RegisterValidateProps = {
	readonly words: FormTexts;
	readonly initial: FormState;
	readonly message: PageMessageContent;
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
		const link = takeEmailLinkQuery();
		const flashMessage = takeFlashMessage();
		const email = link.email ?? props.initial.values.email ?? unverifiedEmail() ?? '';
		const next = { email, refusal: flashMessage && flashMessageContent(flashMessage, props.words).text };
		const target = validateRedirect({ link, isStaffBrowser: isStaffBrowser() }, emailToVerify(pageClient()));
		if (target !== undefined) goTo(pageClient(), target);
		else if (link.nonce === undefined) setKnown(next);
		else if (props.verifiesOn === 'click') setKnown({ ...next, nonce: link.nonce });
		else verifyEmail(link.nonce, email).catch((error) => setKnown({ ...next, ...failureOf(error, props.words) }));
	}, []);
	// A new key makes React start the form again with what is known of the reader.
	return <Validate key={known === undefined ? 'unknown' : 'known'} {...props} {...known} />;
}

const failureOf = (error: unknown, words: FormTexts): Pick<Known, 'refusal' | 'link'> =>
	isRefusal(error, refusals.nonceSpent) ? { link: 'dead' } : { refusal: errorText(error, words), link: undefined };

type ValidateProps = RegisterValidateProps & Partial<Known>;

function Validate({ words, initial, message, nonce, email, refusal, link }: ValidateProps) {
	const sent = useRef(nonce);
	const form = useForm({
		name: 'resend',
		schema: formSchemas.resend(),
		words,
		initial: email === undefined ? initial : { values: { email }, problems: {}, invalidInput: refusal, waits: secondsToResend() },
		isReady: email !== undefined && email !== '',
		send: async (values) => {
			const { retryAfter } = await callFor(pageClient(), endpoints.requestEmailVerification, { body: values });
			noteSentEmail();
			return { values, problems: {}, done: words.account.resent, waits: retryAfter };
		},
	});
	const confirm = useForm({
		name: 'confirm',
		schema: noFields,
		words,
		isReady: true,
		send: async () => {
			await verifyEmail(sent.current ?? '', email);
			return undefined;
		},
	});
	const press = <ConfirmForm form={confirm} words={words} email={initial.values.email} />;
	const waitsForPress = link === 'valid' && <noscript>{press}</noscript>;
	return (
		<VerifyEmailView
			form={form}
			words={words}
			message={verificationMessage({ link, refusal }, message, words)}
			confirm={nonce === undefined ? waitsForPress || undefined : press}
		>
			{link === 'verified' && (
				<ButtonLink href="/ingresar/" keepsQuery>
					{words.account.signInSubmit}
				</ButtonLink>
			)}
		</VerifyEmailView>
	);
}
