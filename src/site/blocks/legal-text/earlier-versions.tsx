import { type Brand, fill } from '#brands';
import type { LegalVersion } from '#content/contract';
import { dateInWords, noonOf } from '../../ui/dates.ts';
import { SectionText } from './legal-sections.tsx';
import styles from './legal-text.module.css';

/** `versions` begins with the one in force, which is not shown: its day ends the version before it. */
type EarlierVersionsProps = { readonly versions: readonly LegalVersion[]; readonly brand: Brand };

/** The versions that were in force before, closed until a reader opens them. Without scripts too. */
export function EarlierVersions({ versions, brand }: EarlierVersionsProps) {
	const { legal } = brand.texts;
	const dateOf = (version: LegalVersion | undefined) => (version ? dateInWords(noonOf(version.since), brand) : '');
	return (
		<section className={styles.earlier} aria-labelledby="versiones">
			<h2 id="versiones" className={styles.heading}>
				{legal.earlier}
			</h2>
			<p className={styles.soft}>{legal.earlierStay}</p>
			{versions.slice(1).map((version, at) => (
				<details key={version.since} className={styles.version}>
					<summary className={styles.dates}>{fill(legal.inForce, { from: dateOf(version), to: dateOf(versions[at]) })}</summary>
					<VersionText version={version} />
				</details>
			))}
		</section>
	);
}

const VersionText = ({ version: { summary, sections } }: { readonly version: LegalVersion }) => (
	<div className={styles.words}>
		<p className={styles.soft}>{summary}</p>
		{sections.map((section) => (
			<section key={section.anchor} className={styles.section}>
				<h3 className={styles.heading}>{section.heading}</h3>
				<SectionText section={section} />
			</section>
		))}
	</div>
);
