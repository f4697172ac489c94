import * as v from 'valibot';
import type { Link } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './link-index.module.css';
import { treeOf } from './link-tree.ts';

/** An index page: the list of all tags, all authors, all collections or all sections, in alphabetical order. */
export const linkIndex = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'index' ? subject : undefined),
	view: ({ data: { links, name }, context: { brand } }) => (
		<div className={styles.index}>
			<PageHead name={name} brand={brand} />
			{links.length === 0 && <p>{brand.texts.nothingYet}</p>}
			<ul className={styles.columns}>
				{treeOf(links, brand.locale).map(({ link, below }) => (
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
		</div>
	),
});

function IndexLink({ link: { href, text } }: { link: Link }) {
	return (
		<a className={styles.way} href={href}>
			{text}
		</a>
	);
}
