// The profile page before its reader is known.
import type { ProfileTexts } from '#brands';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageMessage } from '../../../ui/page-message.tsx';
import type { LinkState } from '../email-link-state.ts';
import formStyles from '../form.module.css';
import { FormMessage } from '../form-message.tsx';
import type { FormTexts } from '../form-texts.ts';
import { ProfileFrame } from './profile-frame.tsx';

type WaitingProfileProps = {
	readonly words: FormTexts;
	/** The state of the link that opened the page, where there is one. */
	readonly link: LinkState | undefined;
	/** Why the profile could not be loaded. */
	readonly refusal: string | undefined;
	readonly again: () => void;
};

/** Shown until the reader is known, and when the profile could not be loaded. Without scripts it leads to the sign-in. */
export function WaitingProfile({ words, link, refusal, again }: WaitingProfileProps) {
	const { profile, checking, signInSubmit } = words.account;
	return (
		<ProfileFrame>
			<PageMessage title={profile.title}>
				{refusal === undefined ? (
					<p role="status" className={`${formStyles.subtitle} ${formStyles.scripted}`}>
						{checking}
					</p>
				) : (
					<>
						<div role="alert">
							<FormMessage kind="refused">{refusal}</FormMessage>
						</div>
						<button type="button" className={formStyles.submit} onClick={again}>
							{words.tryAgain}
						</button>
					</>
				)}
				<noscript>
					<div className={formStyles.form}>
						<p className={formStyles.subtitle}>{signedOutText(profile, link)}</p>
						<ButtonLink href="/ingresar/">{signInSubmit}</ButtonLink>
					</div>
				</noscript>
			</PageMessage>
		</ProfileFrame>
	);
}

/** What a signed-out reader without scripts can do. */
function signedOutText(texts: ProfileTexts, link: LinkState | undefined): string {
	if (link === undefined) return texts.needsSignIn;
	return link === 'valid' ? texts.deletionNeedsSignIn : texts.deletionLinkSpent;
}
