import { passwordLength } from '../staff/staff-password.ts';

/** The field in which staff choose a password. */
export function NewPasswordField({ label }: { readonly label: string }) {
	const { min, max } = passwordLength;
	return (
		<>
			<label htmlFor="password">{label}</label>
			<input id="password" name="password" type="password" autoComplete="new-password" required minLength={min} maxLength={max} />
			<p className="hint">Quince caracteres o más. Una frase es fácil de recordar.</p>
		</>
	);
}
