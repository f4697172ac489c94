// The lists of the masthead page: its people and its contacts.
import type { Masthead } from '#content/contract';
import styles from './publication.module.css';

/** People by what they do. */
export const People = ({ people }: Pick<Masthead, 'people'>) => (
	<dl className={styles.list}>
		{people.map(({ role, names }) => (
			<div key={role} className={styles.entry}>
				<dt className={styles.soft}>{role}</dt>
				{names.map((name) => (
					<dd key={name} className={styles.strong}>
						{name}
					</dd>
				))}
			</div>
		))}
	</dl>
);

/** Email addresses by what they are for. */
export const Contacts = ({ contacts }: Pick<Masthead, 'contacts'>) => (
	<dl className={styles.list}>
		{contacts.map(({ about, text, email }) => (
			<div key={about} className={styles.entry}>
				<dt className={styles.strong}>{about}</dt>
				{text && <dd>{text}</dd>}
				<dd>
					<a className={styles.link} href={`mailto:${email}`}>
						{email}
					</a>
				</dd>
			</div>
		))}
	</dl>
);
