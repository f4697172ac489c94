import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { LegalText, LegalTextId } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { dateInWords, noonOf } from '../../ui/dates.ts';
import { PageHead } from '../page-head/page-head.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { LegalSections } from './legal-sections.tsx';
import styles from './legal-text.module.css';

/** The terms of use or the text on personal data: the version in force with a table of contents, and the versions before it (ROUTE-12). */
export const legalText = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'legal-text' ? subject : undefined),
	view: ({ data: { id, name, text }, context: { brand } }) => {
		const { legal } = brand.texts;
		const since = text && fill(legal.since, { date: dateInWords(noonOf(text.current.since), brand) });
		return (
			<article className={styles.text}>
				<PageHead name={name} brand={brand} text={since} />
				{text === undefined ? <p>{legal.empty}</p> : <Text id={id} text={text} brand={brand} />}
			</article>
		);
	},
});

type TextProps = { readonly id: LegalTextId; readonly text: LegalText; readonly brand: Brand };

function Text({ id, text: { current, earlier, source }, brand }: TextProps) {
	const { legal } = brand.texts;
	return (
		<div className={styles.columns}>
			<Contents sections={current.sections} label={legal.contents} />
			<div className={styles.words}>
				<aside className={styles.changes} aria-label={legal.changes}>
					<p className={styles.label}>{legal.changes}</p>
					<p>{current.summary}</p>
				</aside>
				<LegalSections sections={current.sections} />
				{id === 'privacy' && (
					<p>
						<ButtonLink href="/perfil/">{legal.ownData}</ButtonLink>
					</p>
				)}
				{earlier.length > 0 && <EarlierVersions versions={[current, ...earlier]} brand={brand} />}
				<p className={styles.soft}>{fill(legal.source, { name: source.name, date: dateInWords(source.updatedAt, brand) })}</p>
			</div>
		</div>
	);
}

type ContentsProps = { readonly sections: LegalText['current']['sections']; readonly label: string };

function Contents({ sections, label }: ContentsProps) {
	return (
		<nav className={styles.contents} aria-label={label}>
			<p className={styles.label}>{label}</p>
			<ol className={styles.links}>
				{sections.map(({ anchor, heading }) => (
					<li key={anchor}>
						<a href={`#${anchor}`}>{heading}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
