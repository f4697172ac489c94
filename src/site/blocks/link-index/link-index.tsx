import * as v from 'valibot';
import type { Link } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './link-index.module.css';
import { type Branch, treeOf } from './link-tree.ts';

/** A page of links: all dossiers or all sections in alphabetical order, then groups of other links in their own order. */
export const linkIndex = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'index' ? subject : undefined),
	view: ({ data: { links, groups = [], name }, context: { brand } }) => (
		<div className={styles.index}>
			<PageHead name={name} brand={brand} />
			{links.length === 0 && <p>{brand.texts.nothingYet}</p>}
			<Columns branches={treeOf(links, brand.locale)} />
			{groups.map((group, at) => (
				<section key={group.name} className={styles.group} aria-labelledby={`grupo-${at}`}>
					<Heading id={`grupo-${at}`} title={group.name} brand={brand} />
					<Columns branches={group.links.map((link) => ({ link, below: [] }))} />
				</section>
			))}
		</div>
	),
});

const Columns = ({ branches }: { readonly branches: readonly Branch[] }) => (
	<ul className={styles.columns}>
		{branches.map(({ link, below }) => (
			<li key={link.href} className={styles.entry}>
				<IndexLink link={link} />
				{below.length > 0 && (
					<ul className={styles.below}>
						{below.map((child) => (
							<li key={child.href}>
								<IndexLink link={child} />
							</li>
						))}
					</ul>
				)}
			</li>
		))}
	</ul>
);

function IndexLink({ link: { href, text } }: { link: Link }) {
	return (
		<a className={styles.way} href={href}>
			{text}
		</a>
	);
}
