/**
 * What readers are told when the identity service refuses, by the message of the refusal (ERR-01 to ERR-11). A message that is not here is
 * shown as it came (ERR-12).
 */
export const refusalTexts: Readonly<Record<string, string>> = {
	'Authentication failed': 'La combinación de email y contraseña son incorrectos.',
	'Duplicate identity type': 'La cuenta ya existe.',
	'Captcha token invalid': 'Captcha inválido.',
	'Nonce not found or expired': 'El link para recuperar la contraseña expiró. Por favor solicitar uno nuevo.',
	'Email already in use': 'Este mail ya se encuentra registrado.',
	'Email already Verified': 'Este mail ya ha sido verificado.',
	'Email Address is not verified': 'El email aún no ha sido verificado.',
	'Update only when within 60 minutes of signIn': 'Volvé a ingresar a tu cuenta para modificar el correo.',
	'invalid name': 'Nombre inválido.',
	'invalid last name': 'Apellido inválido.',
	'invalid name, invalid last name': 'Nombre y apellido inválidos.',
	'Account is disabled': 'La cuenta está deshabilitada.',
	'Too many attempts': 'Hubo demasiados intentos seguidos. Esperá un momento y probá de nuevo.',
	'Not available at this moment; try again shortly.': 'En este momento no podemos responder. Probá de nuevo en unos segundos.',
	'Password does not meet strength requirements': 'La contraseña es muy fácil de adivinar. Elegí otra.',
	'Password is too long': 'La contraseña es demasiado larga.',
	'Email is not valid': 'El mail no es válido.',
	'userName must be between 5 and 100 characters long': 'El mail debe tener entre 5 y 100 caracteres.',
	'At least one identity needs to remain on the user': 'Es la única forma de ingresar a tu cuenta: no se puede quitar.',
	'This way to sign in is not set up': 'Esta forma de ingresar no está disponible.',
	'The sign-in provider does not answer': 'El servicio con el que querés ingresar no responde. Probá de nuevo en unos minutos.',
	'The identity belongs to another account': 'Ese acceso pertenece a otra cuenta.',
	'The account has no e-mail; add one first': 'Tu cuenta no tiene un mail. Agregá uno primero.',
	'Missing or invalid jwt': 'Tu sesión terminó. Volvé a ingresar.',
	'Something failed on our side.': 'Algo salió mal de nuestro lado. Probá de nuevo en unos minutos.',
};
