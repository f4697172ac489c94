import type { Brand } from '#brands';
import type { Subject } from '../../subject.ts';
import { Chip } from '../../ui/chip.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './kept.module.css';

type KeptPage = Extract<Subject, { kind: 'kept' }>['page'];

/** The pages about what a reader keeps, and their paths. */
const paths: readonly (readonly [KeptPage, string])[] = [
	['forYou', '/para-vos/'],
	['saved', '/guardadas/'],
	['history', '/historial/'],
];

type KeptHeadProps = { readonly page: KeptPage; readonly brand: Brand };

/** The head of a page about what the reader keeps: what it lists, where that is kept, and the way to the other two pages. */
export function KeptHead({ page, brand }: KeptHeadProps) {
	const { keeping } = brand.texts;
	return (
		<>
			<PageHead name={keeping[page].title} text={keeping[page].text} brand={brand} />
			<div className={styles.ways}>
				<nav aria-label={keeping.pages}>
					<ul className={styles.pages}>
						{paths.map(([name, path]) => (
							<li key={name}>
								<Chip href={path} text={keeping[name].title} chosen={name === page} />
							</li>
						))}
					</ul>
				</nav>
				<p className={`${styles.soft} ${styles.onDevice}`}>{keeping.onDevice}</p>
				<p className={`${styles.soft} ${styles.onAccount}`}>{keeping.onAccount}</p>
			</div>
		</>
	);
}
