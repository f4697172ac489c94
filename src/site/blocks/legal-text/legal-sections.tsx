import type { LegalSection } from '#content/contract';
import styles from './legal-text.module.css';

/** The sections of the legal text in force, each with an anchor for links to it. */
export const LegalSections = ({ sections }: { readonly sections: readonly LegalSection[] }) =>
	sections.map((section) => (
		<section key={section.anchor} id={section.anchor} className={styles.section} aria-labelledby={`${section.anchor}-nombre`}>
			<h2 id={`${section.anchor}-nombre`} className={styles.heading}>
				{section.heading}
			</h2>
			<SectionText section={section} />
		</section>
	));

/** The paragraphs of a section and its points. */
export const SectionText = ({ section: { paragraphs, list } }: { readonly section: LegalSection }) => (
	<>
		{paragraphs.map((paragraph) => (
			<p key={paragraph}>{paragraph}</p>
		))}
		{list && (
			<ul className={styles.points}>
				{list.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
		)}
	</>
);
