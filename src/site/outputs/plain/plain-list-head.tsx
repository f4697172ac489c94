import type { Subject } from '../../subject.ts';
import type { PlainPage } from './plain-page.ts';
import styles from './plain-story.module.css';

type Head = { readonly title: string; readonly text?: string | undefined };

/** The head of a page that lists stories or links; on a front page the brand's name, for screen readers alone. */
export function PlainListHead({ subject, page }: { readonly subject: Subject; readonly page: PlainPage }) {
	const head = headOf(subject);
	if (head === undefined) return <h1 className={styles.unseen}>{page.context.brand.name}</h1>;
	return (
		<header className={styles.head}>
			<h1 className={styles.headline}>{head.title}</h1>
			{head.text && <p className={styles.soft}>{head.text}</p>}
		</header>
	);
}

function headOf(subject: Subject): Head | undefined {
	switch (subject.kind) {
		case 'cover':
			return subject.path === '/' ? undefined : { title: subject.name, text: subject.section?.description };
		case 'section':
			return { title: subject.section.name, text: subject.section.description };
		case 'tag':
			return { title: subject.tag.text, text: subject.tag.description };
		case 'author':
			return { title: subject.author.name, text: subject.author.bio };
		case 'collection':
			return { title: subject.collection.name, text: subject.collection.description };
		default:
			return 'name' in subject ? { title: subject.name } : undefined;
	}
}
