import type { Brand } from '#brands';
import type { BlockPage } from '../../block.ts';
import { hrefInOutput } from '../../output-availability.ts';
import { scriptsNeedingConsent } from '../../scripts-needing-consent.ts';
import { yearOf } from '../../ui/dates.ts';
import styles from './footer.module.css';

/** The copyright line and the legal links of every page (FTR-06 to FTR-08). */
export function LegalLine({ context, subject }: BlockPage) {
	const { brand, now } = context;
	const { texts } = brand;
	const lite = hrefInOutput('lite', { context, subject });
	return (
		<div className={styles.legal}>
			<p>
				© {yearsOf(brand, now)} {brand.name}. {texts.copyright}.
			</p>
			<ul className={styles.row}>
				{lite && (
					<li>
						<a className={styles.link} href={lite}>
							{texts.lite.lightVersion}
						</a>
					</li>
				)}
				<li>
					<a className={styles.link} href="/quienes-somos/">
						{texts.masthead.title}
					</a>
				</li>
				<li>
					<a className={styles.link} href="/terminos-y-condiciones/">
						{texts.terms}
					</a>
				</li>
				<li>
					<a className={styles.link} href="/proteccion-de-datos-personales/">
						{texts.privacy}
					</a>
				</li>
				<li>
					<a className={styles.link} href="/mapa-del-sitio/">
						{texts.siteMap}
					</a>
				</li>
				<li>
					<a className={styles.link} href="/rss/">
						{texts.rss}
					</a>
				</li>
				{scriptsNeedingConsent(context) && (
					<li>
						<button className={`${styles.link} ${styles.choice}`} type="button" data-consent-open="">
							{texts.consentTitle}
						</button>
					</li>
				)}
			</ul>
		</div>
	);
}

/** "1996 - 2026", or the current year alone for a brand without a first year. */
function yearsOf(brand: Brand, now: Date): string {
	const year = yearOf(now, brand);
	const { copyrightFrom } = brand.footer;
	return copyrightFrom === undefined ? String(year) : `${copyrightFrom} - ${year}`;
}
