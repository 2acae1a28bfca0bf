/** The languages of the product, as the scripts of training and checking go through them. */
export const languages = ['en', 'he', 'fr', 'es', 'pt'];
