import { type Brand, fill } from '#brands';
import type { Author } from '#content/contract';
import { Picture } from '../../ui/picture.tsx';
import styles from './author-box.module.css';

/** A short presentation of a story's author, with a link to the author's page. */
export function AuthorBox({ author: { slug, name, role, bio, portrait }, brand: { texts } }: { author: Author; brand: Brand }) {
	return (
		<aside className={styles.box} aria-label={name}>
			{portrait && <Picture picture={{ ...portrait, alt: '' }} ratio="1:1" slot="thumb" />}
			<div className={styles.words}>
				<p className={styles.name}>
					<a href={`/autor/${slug}/`}>{name}</a>
					{role && <span className={styles.role}>{role}</span>}
				</p>
				{bio && <p>{bio}</p>}
				<p className={styles.more}>
					<a href={`/autor/${slug}/`}>{fill(texts.storiesBy, { name })}</a>
				</p>
			</div>
		</aside>
	);
}
