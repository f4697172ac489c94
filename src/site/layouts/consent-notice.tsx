import { fill } from '#brands';
import type { RenderContext } from '../render-context.ts';
import { scriptsNeedingConsent } from '../scripts-needing-consent.ts';
import { PlainIsland } from '../ui/island.tsx';
import styles from './consent-notice.module.css';

/**
 * Asks the reader for consent to what a page loads only with it (P06). Both buttons are equally prominent. The browser shows the notice once
 * it knows that the reader has not answered.
 */
export function ConsentNotice({ context }: { readonly context: RenderContext }) {
	const scripts = scriptsNeedingConsent(context);
	if (scripts === undefined) return null;
	const { name, texts } = context.brand;
	const measures = scripts.tagManager !== undefined || scripts.meta || scripts.hasAds;
	const withoutComments = measures ? texts.consentText : texts.consentOwnText;
	const text = scripts.hasComments ? texts.consentCommentsText : withoutComments;
	return (
		<PlainIsland name="consent" when="load" props={scripts}>
			<section className={styles.notice} aria-label={texts.consentTitle} data-notice="" hidden>
				<div className={styles.words}>
					<p>{fill(text, { brand: name })}</p>
					<a className={styles.link} href="/proteccion-de-datos-personales/">
						{texts.privacy}
					</a>
				</div>
				<div className={styles.answers}>
					<button className={styles.answer} type="button" data-answer="rejected">
						{texts.consentReject}
					</button>
					<button className={styles.answer} type="button" data-answer="accepted">
						{texts.consentAccept}
					</button>
				</div>
			</section>
		</PlainIsland>
	);
}
