import { useEffect, useState } from 'react';
import { confirmOneTimeLink, isApiError, isRefusal, pageClient, redeemOneTimeLink, refusals } from '#identity-client';
import { errorText } from '../error-text.ts';
import { Field } from '../field.tsx';
import styles from '../form.module.css';
import { FormFrame } from '../form-frame.tsx';
import { FormHead } from '../form-head.tsx';
import { FormMessage } from '../form-message.tsx';
import type { AccountForm } from '../form-state.ts';
import type { FormTexts } from '../form-texts.ts';
import { Links } from '../links.tsx';
import { formSchemas } from '../schemas.ts';
import { useForm } from '../use-form.ts';

type OneTimeLinkProps = { readonly nonce: string; readonly words: FormTexts; readonly signedIn: () => void };

type Step =
	| { readonly kind: 'signing-in' }
	| { readonly kind: 'confirming' }
	| { readonly kind: 'failed'; readonly text: string; readonly mayRetry: boolean };

/**
 * Signs in by the link of an email (API-12). When another browser requested the link, the reader first types the address that the email was
 * sent to (R13).
 */
export function OneTimeLink(props: OneTimeLinkProps) {
	const { words } = props;
	const { account } = words;
	const { step, redeem } = useRedemption(props);
	const form = useConfirmation(props);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the link is redeemed once
	useEffect(() => void redeem(), []);
	if (step.kind === 'confirming') {
		return (
			<section className={styles.sheet}>
				<FormHead title={account.linkTitle} subtitle={account.linkElsewhere} />
				<LinkForm form={form} words={words} />
				<Links links={[{ href: '/ingresar/', text: account.backToSignIn }]} />
			</section>
		);
	}
	return (
		<section className={styles.sheet}>
			<FormHead title={account.signInTitle} />
			<p role="status" className={styles.subtitle}>
				{step.kind === 'signing-in' && account.checking}
			</p>
			<div role="alert">{step.kind === 'failed' && <FormMessage kind="refused">{step.text}</FormMessage>}</div>
			{step.kind === 'failed' && step.mayRetry && (
				<button type="button" className={styles.submit} onClick={redeem}>
					{words.tryAgain}
				</button>
			)}
			<Links
				links={[
					{ href: '/ingresar/', text: account.backToSignIn },
					{ href: '/recuperar-contrasena/', text: words.forgottenPassword },
				]}
			/>
		</section>
	);
}

/** Signs in by the link alone, which works in the browser that requested it. */
function useRedemption({ nonce, words, signedIn }: OneTimeLinkProps) {
	const [step, setStep] = useState<Step>({ kind: 'signing-in' });
	const redeem = async () => {
		setStep({ kind: 'signing-in' });
		try {
			await redeemOneTimeLink(pageClient(), nonce);
			signedIn();
		} catch (error) {
			setStep(isRefusal(error, refusals.linkOfOtherBrowser) ? { kind: 'confirming' } : failure(error, words));
		}
	};
	return { step, redeem };
}

function failure(error: unknown, words: FormTexts): Step {
	const mayRetry = !isApiError(error) || Number(error.httpStatus) >= 500;
	return { kind: 'failed', text: errorText(error, words, deadLink(words)), mayRetry };
}

/** Signs in by the link and the address that the reader types. */
function useConfirmation({ nonce, words, signedIn }: OneTimeLinkProps): AccountForm {
	return useForm({
		name: 'one-time-link',
		schema: formSchemas.link(),
		words,
		refusalTexts: deadLink(words),
		send: async ({ linkEmail }) => {
			await confirmOneTimeLink(pageClient(), { nonce, email: linkEmail });
			signedIn();
			return undefined;
		},
	});
}

/** The text for a spent link to sign in. The brand's usual text is about password reset links. */
const deadLink = ({ account }: FormTexts) => ({ [refusals.nonceSpent]: account.deadLink.signIn });

/** Asks for the address that a link was sent to. */
export function LinkForm({ form, words: { account } }: { readonly form: AccountForm; readonly words: FormTexts }) {
	return (
		<FormFrame form={form} submit={account.signInSubmit} words={account}>
			<Field form={form} name="linkEmail" label={account.linkEmail} type="email" autoComplete="username" inputMode="email" required />
		</FormFrame>
	);
}
