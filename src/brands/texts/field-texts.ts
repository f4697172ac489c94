/** The parts of "Mínimo 8 caracteres, 1 minúscula…" (RULE-08). They are always singular. */
export type PasswordTexts = {
	readonly length: string;
	readonly lowercase: string;
	readonly uppercase: string;
	readonly numbers: string;
	readonly symbols: string;
};

/** Error messages of form fields, by the code of the error. */
export type FieldTexts = {
	readonly required: string;
	readonly 'newsletter-missing': string;
	/** RULE-13. */
	readonly 'passwords-differ': string;
	/** RULE-14. */
	readonly 'first-name-invalid': string;
	readonly 'last-name-invalid': string;
	/** `{n}` is the most characters of a name. */
	readonly 'name-too-long': string;
	/** RULE-15. */
	readonly 'phone-invalid': string;
	/** RULE-16, RULE-17. */
	readonly 'birth-date-invalid': string;
	readonly password: PasswordTexts;
	/** Why a password is refused although it satisfies the rules (A07). */
	readonly weakPassword: Readonly<Record<'common' | 'repetitive' | 'brand-words' | 'own-words' | 'breached', string>>;
};

const name = 'Mínimo 2 caracteres, excepto números y caracteres especiales.';

/** The error messages of form fields on every brand. */
export const fieldTexts: FieldTexts = {
	required: 'Completá este campo.',
	'newsletter-missing': 'Elegí al menos un newsletter.',
	'passwords-differ': 'Las contraseñas ingresadas no coinciden',
	'first-name-invalid': name,
	'last-name-invalid': name,
	'name-too-long': 'Máximo {n} caracteres.',
	'phone-invalid': 'Debe contener sólo caracteres numéricos.',
	'birth-date-invalid': 'Ingrese una fecha válida con el formato DD/MM/AAAA.',
	password: {
		length: 'Mínimo {n} caracteres',
		lowercase: '{n} minúscula',
		uppercase: '{n} mayúscula',
		numbers: '{n} número',
		symbols: '{n} caracter especial',
	},
	weakPassword: {
		common: 'Es una de las contraseñas más usadas. Elegí otra que sólo vos puedas imaginar.',
		repetitive: 'Se repite o sigue un orden. Elegí una más difícil de adivinar.',
		'brand-words': 'Tiene el nombre del sitio y poco más. Elegí otra.',
		'own-words': 'Tiene tu nombre o tu mail y poco más. Elegí otra.',
		breached: 'Esta contraseña apareció en filtraciones de otros sitios. Elegí otra.',
	},
};
