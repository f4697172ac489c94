import type { Brand } from '#brands';
import { scriptsNeedingConsent } from '../../consent.ts';
import { yearOf } from '../../ui/dates.ts';
import type { RenderContext } from '../../render-context.ts';
import styles from './footer.module.css';

/** Copyright and the links that every page owes its readers (FTR-06 to FTR-08). */
export function LegalLine({ context }: { context: RenderContext }) {
	const { brand, now } = context;
	const { texts } = brand;
	return (
		<div className={styles.legal}>
			<p>
				© {yearsOf(brand, now)} {brand.name}. {texts.copyright}.
			</p>
			<ul className={styles.row}>
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

/** "1996 - 2026", or the current year alone where the brand names no first one. */
function yearsOf(brand: Brand, now: Date): string {
	const year = yearOf(now, brand);
	const { copyrightFrom } = brand.footer;
	return copyrightFrom === undefined ? String(year) : `${copyrightFrom} - ${year}`;
}
