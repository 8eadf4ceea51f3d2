// Written by `npm run openapi` from openapi.json faaa468ffc174b45d205d0939f4610923d2450da60ff076e36f98b6d4afc17d3
export interface paths {
    "/api/v1/auth/first-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether the link for the first administrator is valid. */
        get: {
            parameters: {
                query: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description The token from the link that the server prints at start. */
                    token: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            expires_at: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Create the first administrator and sign in. Works once. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The token from the link that the server prints at start. */
                        token: string;
                        name: string;
                        /** Format: email */
                        email: string;
                        /** @description Must not be a common password. */
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            access_token: string;
                            /** @enum {string} */
                            token_type: "Bearer";
                            /** @description In seconds. */
                            expires_in: number;
                            user: components["schemas"]["Me"];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in user’s own profile. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "uuid": "0198f6b2-0000-7000-8000-000000000000",
                         *       "name": "Ana Souza",
                         *       "email": "ana@acme.test",
                         *       "phone": "+5511912345678",
                         *       "language": "pt",
                         *       "theme": "system"
                         *     }
                         */
                        "application/json": components["schemas"]["UserProfile"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the signed-in user’s own profile. What is left out stays; unknown fields are refused. */
        patch: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        /** @description In E.164. `null` or an empty text removes it. */
                        phone?: string;
                        /** @enum {string} */
                        language?: "pt" | "en" | "es";
                        /**
                         * @description `system` follows the device.
                         * @enum {string}
                         */
                        theme?: "light" | "dark" | "system";
                        /** @description Ends all other sessions. Must not be a common password. */
                        password?: string;
                        /** @description Required with `password`. */
                        current_password?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "uuid": "0198f6b2-0000-7000-8000-000000000000",
                         *       "name": "Ana Souza",
                         *       "email": "ana@acme.test",
                         *       "phone": "+5511912345678",
                         *       "language": "pt",
                         *       "theme": "system",
                         *       "detail": "Perfil salvo."
                         *     }
                         */
                        "application/json": components["schemas"]["ChangedProfile"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/auth/realm/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether a tenant exists, and get its name. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Realm"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/realm/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tenant's logo. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Changes with the logo, for caches. */
                    file?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": string;
                        "image/jpeg": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": components["schemas"]["Failure"];
                        "image/jpeg": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "email": "ana@acme.test",
                     *       "password": "ultramar-demo"
                     *     }
                     */
                    "application/json": {
                        /** Format: email */
                        email: string;
                        password: string;
                        /** @description Required for users with a second factor. */
                        otp?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            access_token: string;
                            /** @enum {string} */
                            token_type: "Bearer";
                            /** @description In seconds. */
                            expires_in: number;
                            user: components["schemas"]["Me"];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exchange the refresh token in the cookie for a new access token. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            access_token: string;
                            /** @enum {string} */
                            token_type: "Bearer";
                            /** @description In seconds. */
                            expires_in: number;
                            user: components["schemas"]["Me"];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in user and their permissions. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Me"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoiceTemplate/{template}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an invoice as HTML or PDF, signed in or by its public hash. */
        get: {
            parameters: {
                query: {
                    tenant?: string;
                    uuid_invoice: string;
                    /** @description The public hash, instead of a bearer token. */
                    hash?: string;
                    locale?: "pt" | "en" | "es";
                    /** @description Accepted for compatibility and ignored; the hash or token identifies the company. */
                    schema?: string;
                    /** @description Render for a frame inside a page. */
                    modal?: string;
                    format?: "html" | "pdf";
                };
                header?: never;
                path: {
                    /** @description The link of a built-in template, or a uuid. */
                    template: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                        "application/pdf": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": components["schemas"]["Failure"];
                        "application/pdf": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the process is running. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                            migration?: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the database responds. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                            migration?: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the API is running. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                            migration?: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/{uuid}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attachments of one of the contracts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["Attachment"][];
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Attach a file to one of the contracts. Maximum: 20 files. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description PDF of at most 4,096,000 bytes.
                         */
                        file?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenAttachment"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/{uuid}/attachments/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an attachment of one of the contracts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete an attachment of one of the contracts. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description A message for the user, in the language of the request. */
                            detail: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-single/{uuid}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attachments of one of the invoices. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["Attachment"][];
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Attach a file to one of the invoices. Maximum: 20 files. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description PDF of at most 4,096,000 bytes.
                         */
                        file?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenAttachment"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-single/{uuid}/attachments/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an attachment of one of the invoices. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete an attachment of one of the invoices. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description A message for the user, in the language of the request. */
                            detail: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/accounts/{uuid}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Archive one of the accounts. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenAccount"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/accounts/{uuid}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Restore one of the accounts. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenAccount"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/accounts/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Archive several of the accounts; records the command is not allowed for are skipped. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    default_currency?: string;
                    archived?: boolean;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/accounts/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Restore several of the accounts; records the command is not allowed for are skipped. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    default_currency?: string;
                    archived?: boolean;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/{uuid}/amend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a running contract, from one scheduled invoice onward or for one invoice only.
         * @description The answer leaves out the lines.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "lines" | "details" | "terms" | "adjust" | "pause" | "resume" | "drop" | "extend" | "end";
                        /** @enum {string} */
                        reach?: "from" | "only";
                        occurrence?: number;
                        items_invoice?: {
                            item: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default 1 */
                            quantity?: string;
                            price: string;
                            scenery: {
                                /** Format: uuid */
                                uuid: string;
                                tributes?: {
                                    /** Format: uuid */
                                    uuid: string;
                                    value?: string;
                                    is_fixed?: boolean;
                                    is_origin?: boolean;
                                    /** @enum {string} */
                                    type?: "Fixed" | "Fixed_Value" | "Variable";
                                    /** @enum {string} */
                                    tax_responsible?: "exporter" | "importer";
                                }[];
                            };
                        }[];
                        company_number?: string;
                        observation?: string;
                        terms_payment?: string;
                        /** Format: uuid */
                        account_uuid?: string;
                        template?: string;
                        send_email?: boolean;
                        responsible_name?: string;
                        responsible_email?: string;
                        show_tax_invoice?: boolean;
                        show_exporter_net?: boolean;
                        percent?: string;
                        amount?: string;
                        /** Format: date */
                        from?: string;
                        /** Format: date */
                        until?: string;
                        last_occurrence?: number;
                        frequency?: number;
                        /** @enum {string} */
                        past_dates?: "skip" | "postpone";
                        due_days?: number;
                        reason?: string;
                        confirm_total?: boolean;
                        confirm_scenarios?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenContract"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/update-template/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the template for the next invoices.
         * @description The answer leaves out the lines.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        template: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenContract"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/update-send-email/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the email recipients of the next invoices.
         * @description The answer leaves out the lines.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        send_email: boolean;
                        responsible_name?: string;
                        responsible_email?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenContract"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/{uuid}/amend/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview: Change a running contract, from one scheduled invoice onward or for one invoice only. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "lines" | "details" | "terms" | "adjust" | "pause" | "resume" | "drop" | "extend" | "end";
                        /** @enum {string} */
                        reach?: "from" | "only";
                        occurrence?: number;
                        items_invoice?: {
                            item: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default 1 */
                            quantity?: string;
                            price: string;
                            scenery: {
                                /** Format: uuid */
                                uuid: string;
                                tributes?: {
                                    /** Format: uuid */
                                    uuid: string;
                                    value?: string;
                                    is_fixed?: boolean;
                                    is_origin?: boolean;
                                    /** @enum {string} */
                                    type?: "Fixed" | "Fixed_Value" | "Variable";
                                    /** @enum {string} */
                                    tax_responsible?: "exporter" | "importer";
                                }[];
                            };
                        }[];
                        company_number?: string;
                        observation?: string;
                        terms_payment?: string;
                        /** Format: uuid */
                        account_uuid?: string;
                        template?: string;
                        send_email?: boolean;
                        responsible_name?: string;
                        responsible_email?: string;
                        show_tax_invoice?: boolean;
                        show_exporter_net?: boolean;
                        percent?: string;
                        amount?: string;
                        /** Format: date */
                        from?: string;
                        /** Format: date */
                        until?: string;
                        last_occurrence?: number;
                        frequency?: number;
                        /** @enum {string} */
                        past_dates?: "skip" | "postpone";
                        due_days?: number;
                        reason?: string;
                        confirm_total?: boolean;
                        confirm_scenarios?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            /** @description The number of invoices that change; the first of them are in `occurrences`. */
                            concerned: number;
                            before: {
                                subtotal: string;
                                total: string;
                                importer_total_payable: string;
                                exporter_net_total: string;
                            };
                            after: {
                                subtotal: string;
                                total: string;
                                importer_total_payable: string;
                                exporter_net_total: string;
                            };
                            frequency: number;
                            /** Format: date */
                            due_date_contract: string;
                            /** @description Due dates of added invoices that have passed, in order. `past_dates` of the amendment says whether to skip or postpone them. */
                            past_due_dates: string[];
                            total_amount: string;
                            total_amount_before: string;
                            /** @description The properties that must be true when the command is sent: `confirm_total` if the contract value rises. */
                            required_confirmations: "confirm_total"[];
                            /** @description How prices change, after rounding to the decimals of the currency. */
                            adjusted?: {
                                /** @description The change in percent over all invoices, before taxes. */
                                percent?: string;
                                percent_asked?: string;
                                /** @description Whether any invoice changes by a percentage other than the one requested. */
                                deviates: boolean;
                            };
                            /** @description The invoices that change, grouped by their totals before and after. */
                            groups: {
                                /** @description The number of invoices in the group. */
                                count: number;
                                /** @description The occurrence of the first invoice in the group. */
                                occurrence: number;
                                before: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                                after: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                                /** @description The difference in the total of each invoice. */
                                difference: string;
                                /** @description The change of the total of each invoice, in percent. */
                                percent?: string;
                                /** @description The change of the prices of each invoice, in percent, before taxes. */
                                price_percent?: string;
                            }[];
                            occurrences: {
                                occurrence: number;
                                /** Format: date */
                                due_date: string;
                                /** @enum {string} */
                                status: "future" | "held" | "paused" | "skipped" | "cancelled";
                                /** @enum {string} */
                                status_before?: "future" | "held" | "paused" | "skipped" | "cancelled";
                                before: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                                after: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cancel several of the contracts; records the command is not allowed for are skipped. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    /** @description One value, or several separated by commas. */
                    status?: string;
                    type?: "variable" | "fixed";
                    /** @description One value, or several separated by commas. */
                    frequency_symbology?: string;
                    service_buyer?: string;
                    currency?: string;
                    has_overdue_invoices?: boolean;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
                    due_date_contract_gte?: string;
                    due_date_contract_lte?: string;
                    due_date_contract_gt?: string;
                    due_date_contract_lt?: string;
                    created_at_gte?: string;
                    created_at_lte?: string;
                    created_at_gt?: string;
                    created_at_lt?: string;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/update-status/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cancel a contract. This cannot be undone. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "status": "Cancelled"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "Cancelled";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenContract"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entities/{uuid}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Archive one of the entities. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenEntity"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entities/{uuid}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Restore one of the entities. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenEntity"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entities/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Archive several of the entities; records the command is not allowed for are skipped. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    "location.country"?: number;
                    is_payment_responsible?: boolean;
                    archived?: boolean;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entities/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Restore several of the entities; records the command is not allowed for are skipped. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    "location.country"?: number;
                    is_payment_responsible?: boolean;
                    archived?: boolean;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/update-template/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the template of an invoice.
         * @description The answer leaves out the lines.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        template: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenInvoice"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/update-invoice3/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the lines of a scheduled invoice, or of it and all later ones; for an issued invoice, set whether its payment is authorized.
         * @description The answer leaves out the lines.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items_invoice?: {
                            item: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default 1 */
                            quantity?: string;
                            price: string;
                            scenery: {
                                /** Format: uuid */
                                uuid: string;
                                tributes?: {
                                    /** Format: uuid */
                                    uuid: string;
                                    value?: string;
                                    is_fixed?: boolean;
                                    is_origin?: boolean;
                                    /** @enum {string} */
                                    type?: "Fixed" | "Fixed_Value" | "Variable";
                                    /** @enum {string} */
                                    tax_responsible?: "exporter" | "importer";
                                }[];
                            };
                        }[];
                        future_invoices?: boolean;
                        confirm_scenarios?: boolean;
                        payment_authorized?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenInvoice"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/recurrence-update/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the additional information of a scheduled invoice, or of it and all later ones.
         * @description The answer leaves out the lines.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        company_number?: string;
                        observation?: string;
                        terms_payment?: string;
                        future_invoices?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenInvoice"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-single/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Bill several of the invoices; records the command is not allowed for are skipped. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    service_provider?: string;
                    service_buyer?: string;
                    "service_buyer.location.country"?: number;
                    payment_responsible?: string;
                    contract_uuid?: string;
                    type?: "individual" | "recurring";
                    number?: number;
                    /** @description One value, or several separated by commas. */
                    status?: string;
                    created_gte?: string;
                    created_lte?: string;
                    created_gt?: string;
                    created_lt?: string;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
                    is_overdue?: boolean;
                    paid_on_gte?: string;
                    paid_on_lte?: string;
                    paid_on_gt?: string;
                    paid_on_lt?: string;
                    currency?: string;
                    amount_gte?: string;
                    amount_lte?: string;
                    amount_gt?: string;
                    amount_lt?: string;
                    /** @description Same as `search`: part of a number or of the payer’s name. */
                    cover?: string;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        confirm_scenarios?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-single/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cancel several of the invoices; records the command is not allowed for are skipped. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    service_provider?: string;
                    service_buyer?: string;
                    "service_buyer.location.country"?: number;
                    payment_responsible?: string;
                    contract_uuid?: string;
                    type?: "individual" | "recurring";
                    number?: number;
                    /** @description One value, or several separated by commas. */
                    status?: string;
                    created_gte?: string;
                    created_lte?: string;
                    created_gt?: string;
                    created_lt?: string;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
                    is_overdue?: boolean;
                    paid_on_gte?: string;
                    paid_on_lte?: string;
                    paid_on_gt?: string;
                    paid_on_lt?: string;
                    currency?: string;
                    amount_gte?: string;
                    amount_lte?: string;
                    amount_gt?: string;
                    amount_lt?: string;
                    /** @description Same as `search`: part of a number or of the payer’s name. */
                    cover?: string;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/update-invoice3/{uuid}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview: Change the lines of a scheduled invoice, or of it and all later ones; for an issued invoice, set whether its payment is authorized. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items_invoice?: {
                            item: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default 1 */
                            quantity?: string;
                            price: string;
                            scenery: {
                                /** Format: uuid */
                                uuid: string;
                                tributes?: {
                                    /** Format: uuid */
                                    uuid: string;
                                    value?: string;
                                    is_fixed?: boolean;
                                    is_origin?: boolean;
                                    /** @enum {string} */
                                    type?: "Fixed" | "Fixed_Value" | "Variable";
                                    /** @enum {string} */
                                    tax_responsible?: "exporter" | "importer";
                                }[];
                            };
                        }[];
                        future_invoices?: boolean;
                        confirm_scenarios?: boolean;
                        payment_authorized?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            /** @description The number of invoices that change; the first of them are in `occurrences`. */
                            concerned: number;
                            before: {
                                subtotal: string;
                                total: string;
                                importer_total_payable: string;
                                exporter_net_total: string;
                            };
                            after: {
                                subtotal: string;
                                total: string;
                                importer_total_payable: string;
                                exporter_net_total: string;
                            };
                            frequency: number;
                            /** Format: date */
                            due_date_contract: string;
                            /** @description Due dates of added invoices that have passed, in order. `past_dates` of the amendment says whether to skip or postpone them. */
                            past_due_dates: string[];
                            total_amount: string;
                            total_amount_before: string;
                            /** @description The properties that must be true when the command is sent: `confirm_total` if the contract value rises. */
                            required_confirmations: "confirm_total"[];
                            /** @description How prices change, after rounding to the decimals of the currency. */
                            adjusted?: {
                                /** @description The change in percent over all invoices, before taxes. */
                                percent?: string;
                                percent_asked?: string;
                                /** @description Whether any invoice changes by a percentage other than the one requested. */
                                deviates: boolean;
                            };
                            /** @description The invoices that change, grouped by their totals before and after. */
                            groups: {
                                /** @description The number of invoices in the group. */
                                count: number;
                                /** @description The occurrence of the first invoice in the group. */
                                occurrence: number;
                                before: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                                after: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                                /** @description The difference in the total of each invoice. */
                                difference: string;
                                /** @description The change of the total of each invoice, in percent. */
                                percent?: string;
                                /** @description The change of the prices of each invoice, in percent, before taxes. */
                                price_percent?: string;
                            }[];
                            occurrences: {
                                occurrence: number;
                                /** Format: date */
                                due_date: string;
                                /** @enum {string} */
                                status: "future" | "held" | "paused" | "skipped" | "cancelled";
                                /** @enum {string} */
                                status_before?: "future" | "held" | "paused" | "skipped" | "cancelled";
                                before: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                                after: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/recurrence-update/{uuid}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview: Change the additional information of a scheduled invoice, or of it and all later ones. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        company_number?: string;
                        observation?: string;
                        terms_payment?: string;
                        future_invoices?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currency: string;
                            /** @description The number of invoices that change; the first of them are in `occurrences`. */
                            concerned: number;
                            before: {
                                subtotal: string;
                                total: string;
                                importer_total_payable: string;
                                exporter_net_total: string;
                            };
                            after: {
                                subtotal: string;
                                total: string;
                                importer_total_payable: string;
                                exporter_net_total: string;
                            };
                            frequency: number;
                            /** Format: date */
                            due_date_contract: string;
                            /** @description Due dates of added invoices that have passed, in order. `past_dates` of the amendment says whether to skip or postpone them. */
                            past_due_dates: string[];
                            total_amount: string;
                            total_amount_before: string;
                            /** @description The properties that must be true when the command is sent: `confirm_total` if the contract value rises. */
                            required_confirmations: "confirm_total"[];
                            /** @description How prices change, after rounding to the decimals of the currency. */
                            adjusted?: {
                                /** @description The change in percent over all invoices, before taxes. */
                                percent?: string;
                                percent_asked?: string;
                                /** @description Whether any invoice changes by a percentage other than the one requested. */
                                deviates: boolean;
                            };
                            /** @description The invoices that change, grouped by their totals before and after. */
                            groups: {
                                /** @description The number of invoices in the group. */
                                count: number;
                                /** @description The occurrence of the first invoice in the group. */
                                occurrence: number;
                                before: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                                after: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                                /** @description The difference in the total of each invoice. */
                                difference: string;
                                /** @description The change of the total of each invoice, in percent. */
                                percent?: string;
                                /** @description The change of the prices of each invoice, in percent, before taxes. */
                                price_percent?: string;
                            }[];
                            occurrences: {
                                occurrence: number;
                                /** Format: date */
                                due_date: string;
                                /** @enum {string} */
                                status: "future" | "held" | "paused" | "skipped" | "cancelled";
                                /** @enum {string} */
                                status_before?: "future" | "held" | "paused" | "skipped" | "cancelled";
                                before: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                                after: {
                                    subtotal: string;
                                    total: string;
                                    importer_total_payable: string;
                                    exporter_net_total: string;
                                };
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/status/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Issue an invoice, record its payment, cancel it or revert it to draft.
         * @description From draft: billed (which assigns the number) or cancelled. From billed: paid, cancelled, or draft if it has not been sent, seen or paid. The other fields apply to `paid`, a manual receipt; without them the invoice is paid now, in its own currency.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "status": "billed"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "billed" | "paid" | "cancelled" | "draft";
                        confirm_scenarios?: boolean;
                        exchange_currency?: string;
                        exchange_rate?: string;
                        fee?: string;
                        /** @description YYYY-MM-DD HH:mm:ss in the company’s time zone, not in the future. */
                        payment_date?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenInvoice"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/items/{uuid}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Archive one of the items. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenItem"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/items/{uuid}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Restore one of the items. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenItem"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/items/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Archive several of the items; records the command is not allowed for are skipped. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    archived?: boolean;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/items/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Restore several of the items; records the command is not allowed for are skipped. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    archived?: boolean;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            done: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the company of the tenant. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Company"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/audit/contract/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of a contract, newest first.
         * @description An amendment is the change `amendment`: its kind and reach, the number of invoices changed, and the total of issued and scheduled invoices before and after. Invoices issued together are the changes `issued.<occurrence>`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            timestamp: string;
                            /** @enum {string} */
                            action: "created" | "updated" | "deleted";
                            /** @description The command that made the change, such as `invoices.bill`; null if it was not a command. */
                            command: string | null;
                            /** @description Changed fields by path (`items_invoice.2.price`), each with its values before and after. Amounts and rates are decimal text; added and removed lines, scenarios and tributes are objects; the logo and values too long to keep are digests. */
                            changes: {
                                [key: string]: unknown[];
                            };
                            /** @description The number of changed lines not included in `changes`. */
                            lines_untold?: number;
                            /** @description Name and email, `system` or `public link`. */
                            actor: string;
                        }[];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/company-settings/{uuid}/logo/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file of one of the company-settings (logo). */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": string;
                        "image/jpeg": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": components["schemas"]["Failure"];
                        "image/jpeg": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/{uuid}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file of one of the contracts (files). */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entities/{uuid}/logo/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file of one of the entities (logo). */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": string;
                        "image/jpeg": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": components["schemas"]["Failure"];
                        "image/jpeg": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the home page of a company shows: amounts by currency, cash by week, and what needs attention. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Home"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/audit/invoice/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the history of an invoice, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            timestamp: string;
                            /** @enum {string} */
                            action: "created" | "updated" | "deleted";
                            /** @description The command that made the change, such as `invoices.bill`; null if it was not a command. */
                            command: string | null;
                            /** @description Changed fields by path (`items_invoice.2.price`), each with its values before and after. Amounts and rates are decimal text; added and removed lines, scenarios and tributes are objects; the logo and values too long to keep are digests. */
                            changes: {
                                [key: string]: unknown[];
                            };
                            /** @description The number of changed lines not included in `changes`. */
                            lines_untold?: number;
                            /** @description Name and email, `system` or `public link`. */
                            actor: string;
                        }[];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-by-contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invoices of a contract, including scheduled ones. */
        get: {
            parameters: {
                query: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    contract: string;
                    page?: number;
                    per_page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedInvoice"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count?: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/latest-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices written last. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedInvoice"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count?: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-single/{uuid}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the logo on the document of one of the invoices. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": string;
                        "image/jpeg": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": components["schemas"]["Failure"];
                        "image/jpeg": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/{uuid}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the logo on the document of one of the contracts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": string;
                        "image/jpeg": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": components["schemas"]["Failure"];
                        "image/jpeg": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find places and addresses. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: {
                                place_id: string;
                                address: string;
                                latitude: number;
                                longitude: number;
                                country: components["schemas"]["Country"];
                            }[];
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/invoices/recurring/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contract by its public link: its terms, schedule and issued invoices.
         * @description Lines, taxes and figures are those of its next invoice, or of the last one if none is scheduled.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    hash: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PublicContract"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/public/invoices/individual/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice by its public link: the content of its document and its payment status.
         * @description Always includes the amount due and the total cost to the importer. Includes the tax breakdown if the company shows it (`show_tax_invoice`); includes its taxes at home, its net amount and `total_taxes` only if it shows those (`show_exporter_net`).
         */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    hash: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PublicInvoice"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/issued/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the report issued, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description The first day, by `created`. Default: that of the report’s period. */
                    from?: string;
                    /** @description The last day; the period is at most 10 years. */
                    to?: string;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "month" | "client";
                    /** @description Only what the report otherwise excludes. */
                    apart?: boolean;
                    service_buyer?: string;
                    type?: "individual" | "recurring";
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/received/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the report received, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description The first day, by `paid_on`. Default: that of the report’s period. */
                    from?: string;
                    /** @description The last day; the period is at most 10 years. */
                    to?: string;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "month" | "client";
                    service_buyer?: string;
                    type?: "individual" | "recurring";
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/open/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the report open, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "month" | "client";
                    service_buyer?: string;
                    type?: "individual" | "recurring";
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/ageing/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the report ageing, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "client";
                    service_buyer?: string;
                    type?: "individual" | "recurring";
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/clients/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the report clients, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description The first day, by `created`. Default: that of the report’s period. */
                    from?: string;
                    /** @description The last day; the period is at most 10 years. */
                    to?: string;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "client";
                    /** @description Only what the report otherwise excludes. */
                    apart?: boolean;
                    "service_buyer.location.country"?: number;
                    type?: "individual" | "recurring";
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/countries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the report countries, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description The first day, by `created`. Default: that of the report’s period. */
                    from?: string;
                    /** @description The last day; the period is at most 10 years. */
                    to?: string;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "country";
                    /** @description Only what the report otherwise excludes. */
                    apart?: boolean;
                    service_buyer?: string;
                    type?: "individual" | "recurring";
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report issued: sum up invoices by month, client and currency. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description The first day, by `created`. Default: that of the report’s period. */
                    from?: string;
                    /** @description The last day; the period is at most 10 years. */
                    to?: string;
                    /** @description Adds the figures of the period before, of the same length. */
                    compare?: boolean;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "month" | "client";
                    /** @description Only what the report otherwise excludes. */
                    apart?: boolean;
                    service_buyer?: string;
                    type?: "individual" | "recurring";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "from": "2026-01-01",
                         *       "to": "2026-12-31",
                         *       "today": "2026-11-20",
                         *       "results": [
                         *         {
                         *           "group": "2026-11",
                         *           "label": "November 2026",
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ],
                         *       "count": 1,
                         *       "totals": [
                         *         {
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": components["schemas"]["IssuedReport"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report received: sum up invoices by month, client and currency. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description The first day, by `paid_on`. Default: that of the report’s period. */
                    from?: string;
                    /** @description The last day; the period is at most 10 years. */
                    to?: string;
                    /** @description Adds the figures of the period before, of the same length. */
                    compare?: boolean;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "month" | "client";
                    service_buyer?: string;
                    type?: "individual" | "recurring";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "from": "2026-01-01",
                         *       "to": "2026-12-31",
                         *       "today": "2026-11-20",
                         *       "results": [
                         *         {
                         *           "group": "2026-11",
                         *           "label": "November 2026",
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ],
                         *       "count": 1,
                         *       "totals": [
                         *         {
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": components["schemas"]["ReceivedReport"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report open: sum up invoices by month, client and currency. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "month" | "client";
                    service_buyer?: string;
                    type?: "individual" | "recurring";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "today": "2026-11-20",
                         *       "results": [
                         *         {
                         *           "group": "2026-11",
                         *           "label": "November 2026",
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ],
                         *       "count": 1,
                         *       "totals": [
                         *         {
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": components["schemas"]["OpenReport"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/ageing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report ageing: sum up invoices by client, age and currency. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "client";
                    service_buyer?: string;
                    type?: "individual" | "recurring";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "today": "2026-11-20",
                         *       "results": [
                         *         {
                         *           "group": "0198f6b2-0000-7000-8000-000000000003",
                         *           "label": "Blue Harbor Inc",
                         *           "across": "1-30",
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ],
                         *       "count": 1,
                         *       "totals": [
                         *         {
                         *           "across": "1-30",
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         },
                         *         {
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": components["schemas"]["AgeingReport"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report clients: sum up invoices by client and currency. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description The first day, by `created`. Default: that of the report’s period. */
                    from?: string;
                    /** @description The last day; the period is at most 10 years. */
                    to?: string;
                    /** @description Adds the figures of the period before, of the same length. */
                    compare?: boolean;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "client";
                    /** @description Only what the report otherwise excludes. */
                    apart?: boolean;
                    "service_buyer.location.country"?: number;
                    type?: "individual" | "recurring";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "from": "2026-01-01",
                         *       "to": "2026-12-31",
                         *       "today": "2026-11-20",
                         *       "results": [
                         *         {
                         *           "group": "0198f6b2-0000-7000-8000-000000000003",
                         *           "label": "Blue Harbor Inc",
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ],
                         *       "count": 1,
                         *       "totals": [
                         *         {
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": components["schemas"]["ClientsReport"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/reports/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Report countries: sum up invoices by country and currency. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description The first day, by `created`. Default: that of the report’s period. */
                    from?: string;
                    /** @description The last day; the period is at most 10 years. */
                    to?: string;
                    /** @description Adds the figures of the period before, of the same length. */
                    compare?: boolean;
                    /** @description Only this currency. */
                    currency?: string;
                    /** @description What the figures are grouped by. */
                    by?: "country";
                    /** @description Only what the report otherwise excludes. */
                    apart?: boolean;
                    service_buyer?: string;
                    type?: "individual" | "recurring";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        /**
                         * @example {
                         *       "from": "2026-01-01",
                         *       "to": "2026-12-31",
                         *       "today": "2026-11-20",
                         *       "results": [
                         *         {
                         *           "group": 840,
                         *           "label": "United States",
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ],
                         *       "count": 1,
                         *       "totals": [
                         *         {
                         *           "currency": "USD",
                         *           "values": {
                         *             "amount": "2500.00",
                         *             "count": 2
                         *           }
                         *         }
                         *       ]
                         *     }
                         */
                        "application/json": components["schemas"]["CountriesReport"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/accounts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all accounts that match the list parameters, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description The columns of the file: property paths separated by commas. Default: the columns of the list. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    default_currency?: string;
                    archived?: boolean;
                    /** @description CSV with the separators of the language, or a workbook with typed cells. */
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all contracts that match the list parameters, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description The columns of the file: property paths separated by commas. Default: the columns of the list. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    /** @description One value, or several separated by commas. */
                    status?: string;
                    type?: "variable" | "fixed";
                    /** @description One value, or several separated by commas. */
                    frequency_symbology?: string;
                    service_buyer?: string;
                    currency?: string;
                    has_overdue_invoices?: boolean;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
                    due_date_contract_gte?: string;
                    due_date_contract_lte?: string;
                    due_date_contract_gt?: string;
                    due_date_contract_lt?: string;
                    created_at_gte?: string;
                    created_at_lte?: string;
                    created_at_gt?: string;
                    created_at_lt?: string;
                    /** @description CSV with the separators of the language, or a workbook with typed cells. */
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all entities that match the list parameters, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description The columns of the file: property paths separated by commas. Default: the columns of the list. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    "location.country"?: number;
                    is_payment_responsible?: boolean;
                    archived?: boolean;
                    /** @description CSV with the separators of the language, or a workbook with typed cells. */
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-single/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all invoices that match the list parameters, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description The columns of the file: property paths separated by commas. Default: the columns of the list. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    service_provider?: string;
                    service_buyer?: string;
                    "service_buyer.location.country"?: number;
                    payment_responsible?: string;
                    contract_uuid?: string;
                    type?: "individual" | "recurring";
                    number?: number;
                    /** @description One value, or several separated by commas. */
                    status?: string;
                    created_gte?: string;
                    created_lte?: string;
                    created_gt?: string;
                    created_lt?: string;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
                    is_overdue?: boolean;
                    paid_on_gte?: string;
                    paid_on_lte?: string;
                    paid_on_gt?: string;
                    paid_on_lt?: string;
                    currency?: string;
                    amount_gte?: string;
                    amount_lte?: string;
                    amount_gt?: string;
                    amount_lt?: string;
                    /** @description Same as `search`: part of a number or of the payer’s name. */
                    cover?: string;
                    /** @description CSV with the separators of the language, or a workbook with typed cells. */
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/items/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all items that match the list parameters, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description The columns of the file: property paths separated by commas. Default: the columns of the list. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    archived?: boolean;
                    /** @description CSV with the separators of the language, or a workbook with typed cells. */
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/scenarios/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all scenarios that match the list parameters, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description The columns of the file: property paths separated by commas. Default: the columns of the list. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    origin?: number;
                    destiny?: number;
                    /** @description Keys separated by commas; only records with all of them. */
                    countries?: string;
                    /** @description CSV with the separators of the language, or a workbook with typed cells. */
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tributes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all tributes that match the list parameters, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description The columns of the file: property paths separated by commas. Default: the columns of the list. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    country?: number;
                    /** @description CSV with the separators of the language, or a workbook with typed cells. */
                    format?: "csv" | "xlsx";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": components["schemas"]["Failure"];
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entities/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change entities from a CSV file or an XLSX workbook: all rows or, if there is any error, none. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Only report what would be done and what is wrong. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description CSV (UTF-8), Excel (XLSX) of at most 4,194,304 bytes.
                         */
                        file?: string;
                        /** @description The sheet of the workbook to read. Default: the first one with rows. */
                        sheet?: string;
                        /** @description For each column of the file, in order, the path of its property; empty to ignore the column. By default, headings are matched by path or by name in any language. */
                        columns?: string[];
                        /**
                         * @description `keep` (default): a blank cell keeps the value of an existing record. `clear`: it removes the value. New records get the default value either way.
                         * @enum {string}
                         */
                        blanks?: "keep" | "clear";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Imported"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/items/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change items from a CSV file or an XLSX workbook: all rows or, if there is any error, none. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Only report what would be done and what is wrong. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description CSV (UTF-8), Excel (XLSX) of at most 4,194,304 bytes.
                         */
                        file?: string;
                        /** @description The sheet of the workbook to read. Default: the first one with rows. */
                        sheet?: string;
                        /** @description For each column of the file, in order, the path of its property; empty to ignore the column. By default, headings are matched by path or by name in any language. */
                        columns?: string[];
                        /**
                         * @description `keep` (default): a blank cell keeps the value of an existing record. `clear`: it removes the value. New records get the default value either way.
                         * @enum {string}
                         */
                        blanks?: "keep" | "clear";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Imported"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entities/import/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the sheets and columns of a file of entities and match each column to a property. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description CSV (UTF-8), Excel (XLSX) of at most 4,194,304 bytes.
                         */
                        file?: string;
                        /** @description The sheet of the workbook to read. Default: the first one with rows. */
                        sheet?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportSource"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/items/import/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the sheets and columns of a file of items and match each column to a property. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description CSV (UTF-8), Excel (XLSX) of at most 4,194,304 bytes.
                         */
                        file?: string;
                        /** @description The sheet of the workbook to read. Default: the first one with rows. */
                        sheet?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ImportSource"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accounts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    default_currency?: string;
                    archived?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedAccount"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Create one of the accounts. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Wise USD",
                     *       "default_currency": "USD",
                     *       "details": "Routing number 000000000\nAccount 0000000"
                     *     }
                     */
                    "application/json": {
                        name: string;
                        default_currency?: string;
                        details?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenAccount"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Delete several of the accounts; records in use are skipped. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    default_currency?: string;
                    archived?: boolean;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List companies. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedCompany"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contracts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    /** @description The record after which the page starts, instead of `page`; fast at any depth. */
                    after?: string;
                    /** @description `false` omits the count, which can take longer than the page. */
                    count?: boolean;
                    /** @description One value, or several separated by commas. */
                    status?: string;
                    type?: "variable" | "fixed";
                    /** @description One value, or several separated by commas. */
                    frequency_symbology?: string;
                    service_buyer?: string;
                    currency?: string;
                    has_overdue_invoices?: boolean;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
                    due_date_contract_gte?: string;
                    due_date_contract_lte?: string;
                    due_date_contract_gt?: string;
                    due_date_contract_lt?: string;
                    created_at_gte?: string;
                    created_at_lte?: string;
                    created_at_gt?: string;
                    created_at_lt?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedContract"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count?: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List countries. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedCountry"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List currencies. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedCurrency"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Create one of the currencies. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        name: string;
                        locale: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenCurrency"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Delete several of the currencies; records in use are skipped. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    id?: string;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: number[];
                            refused: {
                                id: number;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                id: number;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List currencies. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedCurrency"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List entities. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    "location.country"?: number;
                    is_payment_responsible?: boolean;
                    archived?: boolean;
                    /** @description The records that the newest of these refer to come first on the first page. */
                    recent?: "invoices" | "contracts";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedEntity"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Create one of the entities. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Blue Harbor Inc.",
                     *       "nif": "84-1234567",
                     *       "location": {
                     *         "place_id": "geonames:5128581",
                     *         "address": "350 Fifth Avenue, New York",
                     *         "country": {
                     *           "id": 840
                     *         }
                     *       },
                     *       "responsible_name": "Grace Lee",
                     *       "responsible_email": "grace@blueharbor.example"
                     *     }
                     */
                    "application/json": {
                        name: string;
                        nif?: string;
                        tax_regime?: string;
                        segment?: string;
                        logo?: {
                            /** Format: uuid */
                            uuid: string;
                        };
                        location: {
                            place_id: string;
                            address: string;
                            latitude?: number;
                            longitude?: number;
                            complement?: string;
                            country: {
                                id: number;
                            };
                        };
                        responsible_name?: string;
                        /** Format: email */
                        responsible_email?: string;
                        /** @default false */
                        is_payment_responsible?: boolean;
                    };
                    /**
                     * @example {
                     *       "name": "Blue Harbor Inc.",
                     *       "nif": "84-1234567",
                     *       "location": {
                     *         "place_id": "geonames:5128581",
                     *         "address": "350 Fifth Avenue, New York",
                     *         "country": {
                     *           "id": 840
                     *         }
                     *       },
                     *       "responsible_name": "Grace Lee",
                     *       "responsible_email": "grace@blueharbor.example"
                     *     }
                     */
                    "multipart/form-data": {
                        name: string;
                        nif?: string;
                        tax_regime?: string;
                        segment?: string;
                        /**
                         * Format: binary
                         * @description JPEG, PNG of at most 1,000,000 bytes.
                         */
                        logo?: string;
                        location: {
                            place_id: string;
                            address: string;
                            latitude?: number;
                            longitude?: number;
                            complement?: string;
                            country: {
                                id: number;
                            };
                        };
                        responsible_name?: string;
                        /** Format: email */
                        responsible_email?: string;
                        /** @default false */
                        is_payment_responsible?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenEntity"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Delete several of the entities; records in use are skipped. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    "location.country"?: number;
                    is_payment_responsible?: boolean;
                    archived?: boolean;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List invoice-templates. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    /** @description Part of the text; case and accents are ignored. */
                    name?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedInvoiceTemplate"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List invoices. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    /** @description The record after which the page starts, instead of `page`; fast at any depth. */
                    after?: string;
                    /** @description `false` omits the count, which can take longer than the page. */
                    count?: boolean;
                    service_provider?: string;
                    service_buyer?: string;
                    "service_buyer.location.country"?: number;
                    payment_responsible?: string;
                    contract_uuid?: string;
                    type?: "individual" | "recurring";
                    number?: number;
                    /** @description One value, or several separated by commas. */
                    status?: string;
                    created_gte?: string;
                    created_lte?: string;
                    created_gt?: string;
                    created_lt?: string;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
                    is_overdue?: boolean;
                    paid_on_gte?: string;
                    paid_on_lte?: string;
                    paid_on_gt?: string;
                    paid_on_lt?: string;
                    currency?: string;
                    amount_gte?: string;
                    amount_lte?: string;
                    amount_gt?: string;
                    amount_lt?: string;
                    /** @description Same as `search`: part of a number or of the payer’s name. */
                    cover?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedInvoice"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count?: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List items. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    archived?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedItem"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Create one of the items. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "description": "Software consulting, senior engineer"
                     *     }
                     */
                    "application/json": {
                        description: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenItem"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Delete several of the items; records in use are skipped. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    archived?: boolean;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List runs. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedRun"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Issue the invoices that have reached their issue date: at most 500; the next run issues the rest. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The scheduled invoices to issue, if they have reached their issue date. Default: all that have. */
                        uuid?: string[];
                        /** @description Also issue invoices that are later than the company’s `hold_late_days`. Invoices named in the request always are. */
                        confirm_late?: boolean;
                        /** @description Also issue invoices whose due date has passed, with a new due date this many days after the issue date. */
                        due_in_days?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            detail: string;
                            /**
                             * Format: uuid
                             * @description Its entry in the list of runs, if it issued or held any invoice.
                             */
                            uuid?: string;
                            billed: number;
                            /** @description The number of invoices it put on hold. */
                            held: number;
                            /** @description The number of invoices left for the next run, up to 10,001. */
                            remaining: number;
                            readonly sums: {
                                readonly currency: string;
                                readonly amount: string;
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List saved-views. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    resource?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedSavedView"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Create one of the saved-views. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        owner: string;
                        resource: string;
                        columns: string;
                        name: string;
                        state: string;
                        /** @default false */
                        begins?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenSavedView"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Delete several of the saved-views; records in use are skipped. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    resource?: string;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List scenarios. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    origin?: number;
                    destiny?: number;
                    /** @description Keys separated by commas; only records with all of them. */
                    countries?: string;
                    /** @description Records with these values of origin and destiny come first on the first page. */
                    between?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedScenario"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Create one of the scenarios. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Brazil to the United States",
                     *       "code": "BR-US",
                     *       "description": "Software services for clients in the United States",
                     *       "origin": {
                     *         "id": 76
                     *       },
                     *       "destiny": {
                     *         "id": 840
                     *       },
                     *       "tributes": [
                     *         {
                     *           "tribute": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000001"
                     *           },
                     *           "is_origin": true,
                     *           "type": "Fixed",
                     *           "value": "2.9",
                     *           "tax_responsible": "exporter"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code?: string;
                        name: string;
                        description: string;
                        origin: {
                            id: number;
                        };
                        destiny: {
                            id: number;
                        };
                        /** @default [] */
                        tributes?: {
                            /** Format: uuid */
                            uuid?: string;
                            tribute: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default true */
                            is_origin: boolean;
                            /**
                             * @default Fixed
                             * @enum {string}
                             */
                            type: "Fixed" | "Fixed_Value" | "Variable";
                            is_fixed?: boolean;
                            value?: string;
                            /**
                             * @default exporter
                             * @enum {string}
                             */
                            tax_responsible: "exporter" | "importer";
                            /** @enum {string} */
                            financial_officer?: "exporter" | "importer";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenScenario"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Delete several of the scenarios; records in use are skipped. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    origin?: number;
                    destiny?: number;
                    /** @description Keys separated by commas; only records with all of them. */
                    countries?: string;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tributes. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus sign before a field sorts it in descending order. */
                    sort?: string;
                    /** @description Property paths separated by commas: records contain only these and their key. */
                    fields?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    country?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedTribute"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Create one of the tributes. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "ISS",
                     *       "description": "Municipal tax on services",
                     *       "country": {
                     *         "id": 76
                     *       }
                     *     }
                     */
                    "application/json": {
                        name: string;
                        description?: string;
                        country?: {
                            id: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenTribute"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Delete several of the tributes; records in use are skipped. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    country?: number;
                    /** @description Apply to all records that match the list parameters. */
                    all?: boolean;
                    /** @description Only report what would be done and what would be refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deleted: string[];
                            refused: {
                                /** Format: uuid */
                                uuid: string;
                                code: string;
                                /** @description In the language of the request. */
                                detail: string;
                            }[];
                            /** @description Further notices about the records it applies to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/accounts/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the accounts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Account"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Replace one of the accounts. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Wise USD",
                     *       "default_currency": "USD",
                     *       "details": "Routing number 000000000\nAccount 0000000"
                     *     }
                     */
                    "application/json": {
                        name: string;
                        default_currency?: string;
                        details?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenAccount"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        /** Delete one of the accounts. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description A message for the user, in the language of the request. */
                            detail: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/companies/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the companies. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Company"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/company-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the company-settings. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CompanySettings"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Replace the company-settings. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        nif?: string;
                        tax_regime?: string;
                        segment?: string;
                        logo?: {
                            /** Format: uuid */
                            uuid: string;
                        };
                        location: {
                            place_id: string;
                            address: string;
                            latitude?: number;
                            longitude?: number;
                            complement?: string;
                            country: {
                                id: number;
                            };
                        };
                        responsible_name?: string;
                        /** Format: email */
                        responsible_email?: string;
                    };
                    "multipart/form-data": {
                        name: string;
                        nif?: string;
                        tax_regime?: string;
                        segment?: string;
                        /**
                         * Format: binary
                         * @description JPEG, PNG of at most 3,145,728 bytes.
                         */
                        logo?: string;
                        location: {
                            place_id: string;
                            address: string;
                            latitude?: number;
                            longitude?: number;
                            complement?: string;
                            country: {
                                id: number;
                            };
                        };
                        responsible_name?: string;
                        /** Format: email */
                        responsible_email?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenCompanySettings"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the contracts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Contract"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/countries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the countries. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Country"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/currencies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the currencies. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Currency"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Replace one of the currencies. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        name: string;
                        locale: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenCurrency"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        /** Delete one of the currencies. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description A message for the user, in the language of the request. */
                            detail: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/currencies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the currencies. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Currency"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/document-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the document-settings. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DocumentSettings"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Replace the document-settings. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        template?: {
                            /** Format: uuid */
                            uuid: string;
                        };
                        currency: string;
                        /**
                         * @default client
                         * @enum {string}
                         */
                        language?: "client" | "pt" | "en" | "es";
                        terms_payment?: string;
                        observation?: string;
                        /** @default true */
                        show_tax_invoice?: boolean;
                        /** @default false */
                        show_exporter_net?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenDocumentSettings"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/entities/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the entities. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Entity"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Replace one of the entities. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Blue Harbor Inc.",
                     *       "nif": "84-1234567",
                     *       "location": {
                     *         "place_id": "geonames:5128581",
                     *         "address": "350 Fifth Avenue, New York",
                     *         "country": {
                     *           "id": 840
                     *         }
                     *       },
                     *       "responsible_name": "Grace Lee",
                     *       "responsible_email": "grace@blueharbor.example"
                     *     }
                     */
                    "application/json": {
                        name: string;
                        nif?: string;
                        tax_regime?: string;
                        segment?: string;
                        logo?: {
                            /** Format: uuid */
                            uuid: string;
                        };
                        location: {
                            place_id: string;
                            address: string;
                            latitude?: number;
                            longitude?: number;
                            complement?: string;
                            country: {
                                id: number;
                            };
                        };
                        responsible_name?: string;
                        /** Format: email */
                        responsible_email?: string;
                        /** @default false */
                        is_payment_responsible?: boolean;
                    };
                    /**
                     * @example {
                     *       "name": "Blue Harbor Inc.",
                     *       "nif": "84-1234567",
                     *       "location": {
                     *         "place_id": "geonames:5128581",
                     *         "address": "350 Fifth Avenue, New York",
                     *         "country": {
                     *           "id": 840
                     *         }
                     *       },
                     *       "responsible_name": "Grace Lee",
                     *       "responsible_email": "grace@blueharbor.example"
                     *     }
                     */
                    "multipart/form-data": {
                        name: string;
                        nif?: string;
                        tax_regime?: string;
                        segment?: string;
                        /**
                         * Format: binary
                         * @description JPEG, PNG of at most 1,000,000 bytes.
                         */
                        logo?: string;
                        location: {
                            place_id: string;
                            address: string;
                            latitude?: number;
                            longitude?: number;
                            complement?: string;
                            country: {
                                id: number;
                            };
                        };
                        responsible_name?: string;
                        /** Format: email */
                        responsible_email?: string;
                        /** @default false */
                        is_payment_responsible?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenEntity"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        /** Delete one of the entities. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description A message for the user, in the language of the request. */
                            detail: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-single/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the invoices. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invoice"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/issue-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the issue-settings. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["IssueSettings"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /**
         * Replace the issue-settings.
         * @description Moves the scheduled invoices of all contracts to their new issue dates. `allows_retroactive` and `time_zone` stay as they are where they are left out.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        issue_lead_days: number;
                        /** @default 31 */
                        hold_late_days?: number;
                        allows_retroactive?: boolean;
                        time_zone?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenIssueSettings"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/items/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the items. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Item"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Replace one of the items. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "description": "Software consulting, senior engineer"
                     *     }
                     */
                    "application/json": {
                        description: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenItem"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        /** Delete one of the items. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description A message for the user, in the language of the request. */
                            detail: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/numbering-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the numbering-settings. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NumberingSettings"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /**
         * Replace the numbering-settings.
         * @description The first number can be changed until an invoice is issued; `has_begun` says whether one is.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        first_number: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenNumberingSettings"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/runs/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the runs. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Run"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-views/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the saved-views. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedView"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Replace one of the saved-views. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        owner: string;
                        resource: string;
                        columns: string;
                        name: string;
                        state: string;
                        /** @default false */
                        begins?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenSavedView"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        /** Delete one of the saved-views. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description A message for the user, in the language of the request. */
                            detail: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/scenarios/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the scenarios. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Scenario"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Replace one of the scenarios. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "Brazil to the United States",
                     *       "code": "BR-US",
                     *       "description": "Software services for clients in the United States",
                     *       "origin": {
                     *         "id": 76
                     *       },
                     *       "destiny": {
                     *         "id": 840
                     *       },
                     *       "tributes": [
                     *         {
                     *           "tribute": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000001"
                     *           },
                     *           "is_origin": true,
                     *           "type": "Fixed",
                     *           "value": "2.9",
                     *           "tax_responsible": "exporter"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code?: string;
                        name: string;
                        description: string;
                        origin: {
                            id: number;
                        };
                        destiny: {
                            id: number;
                        };
                        /** @default [] */
                        tributes?: {
                            /** Format: uuid */
                            uuid?: string;
                            tribute: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default true */
                            is_origin: boolean;
                            /**
                             * @default Fixed
                             * @enum {string}
                             */
                            type: "Fixed" | "Fixed_Value" | "Variable";
                            is_fixed?: boolean;
                            value?: string;
                            /**
                             * @default exporter
                             * @enum {string}
                             */
                            tax_responsible: "exporter" | "importer";
                            /** @enum {string} */
                            financial_officer?: "exporter" | "importer";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenScenario"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        /** Delete one of the scenarios. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description A message for the user, in the language of the request. */
                            detail: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tax-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the tax-rates. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TaxRates"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Replace the tax-rates. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default [] */
                        rates?: {
                            /** Format: uuid */
                            uuid?: string;
                            tribute: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            value: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenTaxRates"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tributes/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one of the tributes. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tribute"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Replace one of the tributes. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "name": "ISS",
                     *       "description": "Municipal tax on services",
                     *       "country": {
                     *         "id": 76
                     *       }
                     *     }
                     */
                    "application/json": {
                        name: string;
                        description?: string;
                        country?: {
                            id: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenTribute"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        /** Delete one of the tributes. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description A message for the user, in the language of the request. */
                            detail: string;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count contracts by status and add up their amounts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    /** @description One value, or several separated by commas. */
                    status?: string;
                    type?: "variable" | "fixed";
                    /** @description One value, or several separated by commas. */
                    frequency_symbology?: string;
                    service_buyer?: string;
                    currency?: string;
                    has_overdue_invoices?: boolean;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
                    due_date_contract_gte?: string;
                    due_date_contract_lte?: string;
                    due_date_contract_gt?: string;
                    due_date_contract_lt?: string;
                    created_at_gte?: string;
                    created_at_lte?: string;
                    created_at_gt?: string;
                    created_at_lt?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            statuses: {
                                Active?: number;
                                Concluded?: number;
                                Paid?: number;
                                Cancelled?: number;
                            };
                            /** @description Sums by currency; omitted if there are more than 10000 records. */
                            sums?: {
                                currency: string;
                                count: number;
                                amounts: {
                                    billed_amount?: string;
                                    to_come_amount?: string;
                                };
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-single/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count invoices by status and add up their amounts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text; case and accents are ignored. */
                    search?: string;
                    /** @description Only these records: at most 100 keys, separated by commas. */
                    uuid?: string;
                    service_provider?: string;
                    service_buyer?: string;
                    "service_buyer.location.country"?: number;
                    payment_responsible?: string;
                    contract_uuid?: string;
                    type?: "individual" | "recurring";
                    number?: number;
                    /** @description One value, or several separated by commas. */
                    status?: string;
                    created_gte?: string;
                    created_lte?: string;
                    created_gt?: string;
                    created_lt?: string;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
                    is_overdue?: boolean;
                    paid_on_gte?: string;
                    paid_on_lte?: string;
                    paid_on_gt?: string;
                    paid_on_lt?: string;
                    currency?: string;
                    amount_gte?: string;
                    amount_lte?: string;
                    amount_gt?: string;
                    amount_lt?: string;
                    /** @description Same as `search`: part of a number or of the payer’s name. */
                    cover?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            statuses: {
                                draft?: number;
                                future?: number;
                                billed?: number;
                                paid?: number;
                                cancelled?: number;
                            };
                            /** @description Sums by currency; omitted if there are more than 10000 records. */
                            sums?: {
                                currency: string;
                                count: number;
                                amounts: {
                                    amount?: string;
                                };
                            }[];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contracts/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a contract and schedule all its invoices.
         * @description The first invoice is due on `due_date`, the others at intervals of `frequency_symbology` from it, on the same day or the last day of a shorter month. Each is issued `issue_lead_days` (a company setting) before its due date, under the scenarios in force on that day. In a `fixed` contract, `total_amount` covers at least the sum of all invoices today.
         */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "service_provider_uuid": "0198f6b2-0000-7000-8000-000000000002",
                     *       "service_buyer_uuid": "0198f6b2-0000-7000-8000-000000000003",
                     *       "currency": "USD",
                     *       "type": "fixed",
                     *       "frequency_symbology": "M",
                     *       "frequency": 12,
                     *       "due_date": "2026-12-31",
                     *       "due_date_contract": "2027-12-31",
                     *       "total_amount": "30000.00",
                     *       "items_invoice": [
                     *         {
                     *           "item": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000004"
                     *           },
                     *           "quantity": "2",
                     *           "price": "1250.00",
                     *           "scenery": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000005"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        company_number?: string;
                        /** @enum {string} */
                        type: "variable" | "fixed";
                        currency: string;
                        /** @enum {string} */
                        frequency_symbology: "M" | "T" | "Q" | "S" | "Y";
                        frequency: number;
                        /** Format: date */
                        due_date: string;
                        /** Format: date */
                        due_date_contract: string;
                        total_amount: string;
                        /** Format: uuid */
                        service_provider_uuid: string;
                        /** Format: uuid */
                        service_buyer_uuid: string;
                        /** Format: uuid */
                        payment_responsible_uuid?: string;
                        /** Format: uuid */
                        account_uuid?: string;
                        items_invoice: {
                            item: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default 1 */
                            quantity?: string;
                            price: string;
                            scenery: {
                                /** Format: uuid */
                                uuid: string;
                                tributes?: {
                                    /** Format: uuid */
                                    uuid: string;
                                    value?: string;
                                    is_fixed?: boolean;
                                    is_origin?: boolean;
                                    /** @enum {string} */
                                    type?: "Fixed" | "Fixed_Value" | "Variable";
                                    /** @enum {string} */
                                    tax_responsible?: "exporter" | "importer";
                                }[];
                            };
                        }[];
                        observation?: string;
                        terms_payment?: string;
                        template?: string;
                        label?: string;
                        files?: {
                            /** Format: uuid */
                            uuid: string;
                        }[];
                        /** @default false */
                        send_email?: boolean;
                        responsible_name?: string;
                        responsible_email?: string;
                        /** @default true */
                        show_tax_invoice?: boolean;
                        /** @default false */
                        show_exporter_net?: boolean;
                        confirm_scenarios?: boolean;
                    };
                    /**
                     * @example {
                     *       "service_provider_uuid": "0198f6b2-0000-7000-8000-000000000002",
                     *       "service_buyer_uuid": "0198f6b2-0000-7000-8000-000000000003",
                     *       "currency": "USD",
                     *       "type": "fixed",
                     *       "frequency_symbology": "M",
                     *       "frequency": 12,
                     *       "due_date": "2026-12-31",
                     *       "due_date_contract": "2027-12-31",
                     *       "total_amount": "30000.00",
                     *       "items_invoice": [
                     *         {
                     *           "item": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000004"
                     *           },
                     *           "quantity": "2",
                     *           "price": "1250.00",
                     *           "scenery": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000005"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "multipart/form-data": {
                        company_number?: string;
                        /** @enum {string} */
                        type: "variable" | "fixed";
                        currency: string;
                        /** @enum {string} */
                        frequency_symbology: "M" | "T" | "Q" | "S" | "Y";
                        frequency: number;
                        /** Format: date */
                        due_date: string;
                        /** Format: date */
                        due_date_contract: string;
                        total_amount: string;
                        /** Format: uuid */
                        service_provider_uuid: string;
                        /** Format: uuid */
                        service_buyer_uuid: string;
                        /** Format: uuid */
                        payment_responsible_uuid?: string;
                        /** Format: uuid */
                        account_uuid?: string;
                        items_invoice: {
                            item: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default 1 */
                            quantity?: string;
                            price: string;
                            scenery: {
                                /** Format: uuid */
                                uuid: string;
                                tributes?: {
                                    /** Format: uuid */
                                    uuid: string;
                                    value?: string;
                                    is_fixed?: boolean;
                                    is_origin?: boolean;
                                    /** @enum {string} */
                                    type?: "Fixed" | "Fixed_Value" | "Variable";
                                    /** @enum {string} */
                                    tax_responsible?: "exporter" | "importer";
                                }[];
                            };
                        }[];
                        observation?: string;
                        terms_payment?: string;
                        template?: string;
                        label?: string;
                        /** @description New files. To keep existing ones, list them in a part that is not a file, as JSON. */
                        files?: string[];
                        /** @default false */
                        send_email?: boolean;
                        responsible_name?: string;
                        responsible_email?: string;
                        /** @default true */
                        show_tax_invoice?: boolean;
                        /** @default false */
                        show_exporter_net?: boolean;
                        confirm_scenarios?: boolean;
                        /**
                         * Format: binary
                         * @description JPEG, PNG of at most 1,000,000 bytes.
                         */
                        logo?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenContract"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-single/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an invoice, as a draft or issued immediately.
         * @description The provider is the company of `companies/me`, the buyer one of the entities. Amounts are calculated from the scenarios of the lines; amounts in the request are ignored. The invoice gets its number when it is issued.
         */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "service_provider_uuid": "0198f6b2-0000-7000-8000-000000000002",
                     *       "service_buyer_uuid": "0198f6b2-0000-7000-8000-000000000003",
                     *       "currency": "USD",
                     *       "created": "2026-11-20",
                     *       "due_date": "2026-12-20",
                     *       "is_draft": true,
                     *       "items_invoice": [
                     *         {
                     *           "item": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000004"
                     *           },
                     *           "quantity": "2",
                     *           "price": "1250.00",
                     *           "scenery": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000005"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        company_number?: string;
                        currency: string;
                        /** Format: date */
                        created: string;
                        /** Format: date */
                        due_date: string;
                        /** Format: uuid */
                        service_provider_uuid: string;
                        /** Format: uuid */
                        service_buyer_uuid: string;
                        /** Format: uuid */
                        payment_responsible_uuid?: string;
                        /** Format: uuid */
                        account_uuid?: string;
                        /** @default [] */
                        items_invoice?: {
                            item: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default 1 */
                            quantity?: string;
                            price: string;
                            scenery: {
                                /** Format: uuid */
                                uuid: string;
                                tributes?: {
                                    /** Format: uuid */
                                    uuid: string;
                                    value?: string;
                                    is_fixed?: boolean;
                                    is_origin?: boolean;
                                    /** @enum {string} */
                                    type?: "Fixed" | "Fixed_Value" | "Variable";
                                    /** @enum {string} */
                                    tax_responsible?: "exporter" | "importer";
                                }[];
                            };
                        }[];
                        observation?: string;
                        terms_payment?: string;
                        template?: string;
                        label?: string;
                        remove_logo?: boolean;
                        /** @default false */
                        send_email?: boolean;
                        responsible_name?: string;
                        responsible_email?: string;
                        /** @default true */
                        show_tax_invoice?: boolean;
                        /** @default false */
                        show_exporter_net?: boolean;
                        /** @default false */
                        is_draft?: boolean;
                        confirm_scenarios?: boolean;
                    };
                    /**
                     * @example {
                     *       "service_provider_uuid": "0198f6b2-0000-7000-8000-000000000002",
                     *       "service_buyer_uuid": "0198f6b2-0000-7000-8000-000000000003",
                     *       "currency": "USD",
                     *       "created": "2026-11-20",
                     *       "due_date": "2026-12-20",
                     *       "is_draft": true,
                     *       "items_invoice": [
                     *         {
                     *           "item": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000004"
                     *           },
                     *           "quantity": "2",
                     *           "price": "1250.00",
                     *           "scenery": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000005"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "multipart/form-data": {
                        company_number?: string;
                        currency: string;
                        /** Format: date */
                        created: string;
                        /** Format: date */
                        due_date: string;
                        /** Format: uuid */
                        service_provider_uuid: string;
                        /** Format: uuid */
                        service_buyer_uuid: string;
                        /** Format: uuid */
                        payment_responsible_uuid?: string;
                        /** Format: uuid */
                        account_uuid?: string;
                        /** @default [] */
                        items_invoice?: {
                            item: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default 1 */
                            quantity?: string;
                            price: string;
                            scenery: {
                                /** Format: uuid */
                                uuid: string;
                                tributes?: {
                                    /** Format: uuid */
                                    uuid: string;
                                    value?: string;
                                    is_fixed?: boolean;
                                    is_origin?: boolean;
                                    /** @enum {string} */
                                    type?: "Fixed" | "Fixed_Value" | "Variable";
                                    /** @enum {string} */
                                    tax_responsible?: "exporter" | "importer";
                                }[];
                            };
                        }[];
                        observation?: string;
                        terms_payment?: string;
                        template?: string;
                        label?: string;
                        remove_logo?: boolean;
                        /** @default false */
                        send_email?: boolean;
                        responsible_name?: string;
                        responsible_email?: string;
                        /** @default true */
                        show_tax_invoice?: boolean;
                        /** @default false */
                        show_exporter_net?: boolean;
                        /** @default false */
                        is_draft?: boolean;
                        confirm_scenarios?: boolean;
                        /**
                         * Format: binary
                         * @description JPEG, PNG of at most 3,145,728 bytes.
                         */
                        logo?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenInvoice"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invoice/invoices-single/{uuid}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the content of a draft and issue it, unless `is_draft` is set.
         * @description Takes the same body as creating an invoice; a draft can be sent back as it was read. The logo is kept if none is sent, unless `remove_logo` is set.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag of the version to change; 409 if there is a newer one. */
                    "if-match"?: string;
                };
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "service_provider_uuid": "0198f6b2-0000-7000-8000-000000000002",
                     *       "service_buyer_uuid": "0198f6b2-0000-7000-8000-000000000003",
                     *       "currency": "USD",
                     *       "created": "2026-11-20",
                     *       "due_date": "2026-12-20",
                     *       "is_draft": true,
                     *       "items_invoice": [
                     *         {
                     *           "item": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000004"
                     *           },
                     *           "quantity": "2",
                     *           "price": "1250.00",
                     *           "scenery": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000005"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        company_number?: string;
                        currency: string;
                        /** Format: date */
                        created: string;
                        /** Format: date */
                        due_date: string;
                        /** Format: uuid */
                        service_provider_uuid: string;
                        /** Format: uuid */
                        service_buyer_uuid: string;
                        /** Format: uuid */
                        payment_responsible_uuid?: string;
                        /** Format: uuid */
                        account_uuid?: string;
                        /** @default [] */
                        items_invoice?: {
                            item: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default 1 */
                            quantity?: string;
                            price: string;
                            scenery: {
                                /** Format: uuid */
                                uuid: string;
                                tributes?: {
                                    /** Format: uuid */
                                    uuid: string;
                                    value?: string;
                                    is_fixed?: boolean;
                                    is_origin?: boolean;
                                    /** @enum {string} */
                                    type?: "Fixed" | "Fixed_Value" | "Variable";
                                    /** @enum {string} */
                                    tax_responsible?: "exporter" | "importer";
                                }[];
                            };
                        }[];
                        observation?: string;
                        terms_payment?: string;
                        template?: string;
                        label?: string;
                        remove_logo?: boolean;
                        /** @default false */
                        send_email?: boolean;
                        responsible_name?: string;
                        responsible_email?: string;
                        /** @default true */
                        show_tax_invoice?: boolean;
                        /** @default false */
                        show_exporter_net?: boolean;
                        /** @default false */
                        is_draft?: boolean;
                        confirm_scenarios?: boolean;
                    };
                    /**
                     * @example {
                     *       "service_provider_uuid": "0198f6b2-0000-7000-8000-000000000002",
                     *       "service_buyer_uuid": "0198f6b2-0000-7000-8000-000000000003",
                     *       "currency": "USD",
                     *       "created": "2026-11-20",
                     *       "due_date": "2026-12-20",
                     *       "is_draft": true,
                     *       "items_invoice": [
                     *         {
                     *           "item": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000004"
                     *           },
                     *           "quantity": "2",
                     *           "price": "1250.00",
                     *           "scenery": {
                     *             "uuid": "0198f6b2-0000-7000-8000-000000000005"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "multipart/form-data": {
                        company_number?: string;
                        currency: string;
                        /** Format: date */
                        created: string;
                        /** Format: date */
                        due_date: string;
                        /** Format: uuid */
                        service_provider_uuid: string;
                        /** Format: uuid */
                        service_buyer_uuid: string;
                        /** Format: uuid */
                        payment_responsible_uuid?: string;
                        /** Format: uuid */
                        account_uuid?: string;
                        /** @default [] */
                        items_invoice?: {
                            item: {
                                /** Format: uuid */
                                uuid: string;
                            };
                            /** @default 1 */
                            quantity?: string;
                            price: string;
                            scenery: {
                                /** Format: uuid */
                                uuid: string;
                                tributes?: {
                                    /** Format: uuid */
                                    uuid: string;
                                    value?: string;
                                    is_fixed?: boolean;
                                    is_origin?: boolean;
                                    /** @enum {string} */
                                    type?: "Fixed" | "Fixed_Value" | "Variable";
                                    /** @enum {string} */
                                    tax_responsible?: "exporter" | "importer";
                                }[];
                            };
                        }[];
                        observation?: string;
                        terms_payment?: string;
                        template?: string;
                        label?: string;
                        remove_logo?: boolean;
                        /** @default false */
                        send_email?: boolean;
                        responsible_name?: string;
                        responsible_email?: string;
                        /** @default true */
                        show_tax_invoice?: boolean;
                        /** @default false */
                        show_exporter_net?: boolean;
                        /** @default false */
                        is_draft?: boolean;
                        confirm_scenarios?: boolean;
                        /**
                         * Format: binary
                         * @description JPEG, PNG of at most 3,145,728 bytes.
                         */
                        logo?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WrittenInvoice"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/runs/{uuid}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the invoices that a run put on hold or issued; those on hold come first. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                };
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["ListedInvoice"][];
                            /** @description With a search or a filter, exact up to 10000; one more means that there are more. */
                            count?: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/runs/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview the invoices to be issued until a day, one by one and by day and currency. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                    /** @description The first day. Default: today, which includes late invoices and invoices on hold. */
                    from?: string;
                    /** @description The last day. Default: 30 days ahead. */
                    until?: string;
                    /** @description `true` lists and counts only invoices that are or would be put on hold; `false`, only those to be issued. */
                    held?: boolean;
                    page?: number;
                    per_page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * Format: date
                             * @description Today in the company’s time zone.
                             */
                            today: string;
                            /** Format: date */
                            until: string;
                            /** @description Invoices to be issued, by day and currency. */
                            days: {
                                /** Format: date */
                                date: string;
                                currency: string;
                                count: number;
                                readonly amount: string;
                            }[];
                            /** @description Invoices that would be put on hold, by day and currency; not included in `days`. */
                            held_days: {
                                /** Format: date */
                                date: string;
                                currency: string;
                                count: number;
                                readonly amount: string;
                            }[];
                            /** @description Invoices already on hold, by currency. */
                            held: {
                                currency: string;
                                count: number;
                                readonly amount: string;
                            }[];
                            /** @description The number of records in all pages of `results`. */
                            count: number;
                            /** @description Whether some sums may be out of date because too much has just changed. */
                            is_estimate: boolean;
                            /** @description Invoices on hold first, then by date. */
                            results: components["schemas"]["ForeseenInvoice"][];
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/scenarios/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the terms and the license, in the language of the request. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: components["schemas"]["Terms"][];
                            count: number;
                        };
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Accept both texts, once per version. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description A repeated request with the same key has no second effect, for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The version shown to the user. */
                        version: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TermsAcceptance"];
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/terms/{kind}/{version}/{locale}.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the PDF of a text in a language. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, if the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path: {
                    kind: "terms" | "eula";
                    version: string;
                    locale: "pt" | "en" | "es";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description An error. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            /** Format: uuid */
            readonly uuid: string;
            name: string;
            default_currency?: string;
            details?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly archived?: boolean;
        };
        AgeingReport: {
            /**
             * Format: date
             * @description Today in the company’s time zone.
             */
            today: string;
            /** @description Figures by group and currency. */
            results: {
                /** @description A key, a value, a month (`2026-03`) or an age in days (`1-30`). */
                group: string | number | boolean | null;
                /** @description The group in the language of the request. */
                label: string;
                /** @description The column: a group of `age`. */
                across: string | number | boolean | null;
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
            /** @description The number of groups by currency; `results` has the 1000 largest. */
            count: number;
            /** @description Sums over all groups, by currency, and for each column. */
            totals: {
                /** @description The column: a group of `age`. */
                across?: string | number | boolean | null;
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
        };
        Attachment: {
            /** Format: uuid */
            uuid: string;
            name: string;
            type: string;
            /** @description In bytes. */
            size: number;
            /** @description The address to download it from. */
            url: string;
            /** Format: date-time */
            added_at: string;
            /** @description Name and email, or `system`. */
            added_by: string;
        };
        ChangedProfile: {
            /** Format: uuid */
            uuid: string;
            name: string;
            /**
             * Format: email
             * @description The account’s name. It is not changed here.
             */
            email: string;
            /** Format: phone */
            phone?: string;
            /** @enum {string} */
            language?: "pt" | "en" | "es";
            /**
             * @description `system` follows the device.
             * @enum {string}
             */
            theme?: "light" | "dark" | "system";
            detail: string;
        };
        ClientsReport: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /**
             * Format: date
             * @description Today in the company’s time zone.
             */
            today: string;
            /** @description Figures by group and currency. */
            results: {
                /** @description A key, a value, a month (`2026-03`) or an age in days (`1-30`). */
                group: string | number | boolean | null;
                /** @description The group in the language of the request. */
                label: string;
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
            /** @description The number of groups by currency; `results` has the 1000 largest. */
            count: number;
            /** @description Sums over all groups, by currency. */
            totals: {
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
            previous?: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** @description Figures by group and currency. */
                results: {
                    /** @description A key, a value, a month (`2026-03`) or an age in days (`1-30`). */
                    group: string | number | boolean | null;
                    /** @description The group in the language of the request. */
                    label: string;
                    currency: string;
                    values: {
                        amount: string;
                        count: number;
                    };
                }[];
                /** @description The number of groups by currency; `results` has the 1000 largest. */
                count: number;
                /** @description Sums over all groups, by currency. */
                totals: {
                    currency: string;
                    values: {
                        amount: string;
                        count: number;
                    };
                }[];
            };
        };
        Company: {
            /** Format: uuid */
            readonly uuid: string;
            name: string;
            nif?: string;
            location: {
                place_id: string;
                address: string;
                latitude?: number;
                longitude?: number;
                complement?: string;
                country: {
                    id: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
            };
            tax_regime?: string;
            segment?: string;
            currency?: string;
            responsible_name?: string;
            /** Format: email */
            responsible_email?: string;
            allows_retroactive?: boolean;
            issue_lead_days?: number;
            hold_late_days?: number;
            readonly documents?: {
                /**
                 * @default client
                 * @enum {string}
                 */
                language: "client" | "pt" | "en" | "es";
                terms_payment?: string;
                observation?: string;
                /** @default true */
                show_tax_invoice: boolean;
                /** @default false */
                show_exporter_net: boolean;
            };
            readonly logo?: string;
            readonly tenant: string;
            readonly time_zone?: string;
            readonly access?: boolean;
        };
        CompanySettings: {
            name: string;
            nif?: string;
            tax_regime?: string;
            segment?: string;
            logo?: {
                /** Format: uuid */
                uuid: string;
                readonly name?: string;
                readonly type?: string;
                readonly size?: number;
                readonly width?: number;
                readonly height?: number;
                readonly url?: string;
            };
            location: {
                place_id: string;
                address: string;
                latitude?: number;
                longitude?: number;
                complement?: string;
                country: {
                    id: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
            };
            responsible_name?: string;
            /** Format: email */
            responsible_email?: string;
        };
        Contract: {
            /** Format: uuid */
            readonly uuid: string;
            readonly contract_number: number;
            company_number?: string;
            /** @enum {string} */
            readonly status: "Active" | "Concluded" | "Paid" | "Cancelled";
            /** @enum {string} */
            type?: "variable" | "fixed";
            currency: string;
            /** @enum {string} */
            frequency_symbology?: "M" | "T" | "Q" | "S" | "Y";
            frequency?: number;
            /** Format: date */
            due_date?: string;
            /** Format: date */
            due_date_contract?: string;
            total_amount: string;
            /** @description The total of issued invoices, except canceled ones. */
            readonly billed_amount?: string;
            /** @description The total of invoices scheduled or on hold, as last calculated. */
            readonly to_come_amount?: string;
            /** @description The part of `total_amount` for which no invoice was ever scheduled. Fixed contracts only. */
            readonly unscheduled_amount?: string;
            /** @description The part of `total_amount` that was scheduled but will not be billed. Fixed contracts only. */
            readonly released_amount?: string;
            /** Format: uuid */
            service_provider_uuid?: string;
            /** Format: uuid */
            service_buyer_uuid?: string;
            /** Format: uuid */
            payment_responsible_uuid?: string;
            /** Format: uuid */
            account_uuid?: string;
            readonly service_provider?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly service_buyer?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly payment_responsible?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly account?: {
                /** Format: uuid */
                uuid: string;
                name?: string;
                account_type?: {
                    name?: string;
                };
            };
            readonly jurisdictions?: {
                origin?: {
                    id: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
                destiny?: {
                    id: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
            }[];
            items_invoice?: {
                item: {
                    /** Format: uuid */
                    uuid: string;
                    readonly description?: string;
                };
                /** @default 1 */
                quantity: string;
                price: string;
                scenery: {
                    /** Format: uuid */
                    uuid: string;
                    readonly name?: string;
                    readonly code?: string;
                    readonly description?: string;
                    readonly origin?: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                    readonly destiny?: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                    tributes?: {
                        /** Format: uuid */
                        uuid: string;
                        readonly name?: string;
                        value?: string;
                        is_fixed?: boolean;
                        is_origin?: boolean;
                        /** @enum {string} */
                        type?: "Fixed" | "Fixed_Value" | "Variable";
                        /** @enum {string} */
                        tax_responsible?: "exporter" | "importer";
                        /** @enum {string} */
                        readonly financial_officer?: "exporter" | "importer";
                        readonly amount?: string;
                    }[];
                };
                readonly total?: string;
                readonly exporter_total_taxes_payable_exporter?: string;
                readonly exporter_total_taxes_payable_importer?: string;
                readonly importer_total_taxes_payable_exporter?: string;
                readonly importer_total_taxes_payable_importer?: string;
                readonly total_taxes?: string;
                readonly importer_total_payable_exporter?: string;
                readonly importer_total_payable?: string;
                readonly exporter_net_total?: string;
            }[];
            readonly subtotal?: string;
            readonly total?: string;
            readonly exporter_total_taxes_payable_exporter?: string;
            readonly exporter_total_taxes_payable_importer?: string;
            readonly importer_total_taxes_payable_exporter?: string;
            readonly importer_total_taxes_payable_importer?: string;
            readonly total_taxes?: string;
            readonly importer_total_payable_exporter?: string;
            readonly importer_total_payable?: string;
            readonly exporter_net_total?: string;
            observation?: string;
            terms_payment?: string;
            template?: string;
            label?: string;
            readonly logo?: string;
            files?: {
                /** Format: uuid */
                uuid: string;
                readonly name?: string;
                readonly file?: string;
            }[];
            /** @default false */
            send_email: boolean;
            responsible_name?: string;
            responsible_email?: string;
            /** @default true */
            show_tax_invoice: boolean;
            /** @default false */
            show_exporter_net: boolean;
            confirm_scenarios?: boolean;
            readonly has_overdue_invoices?: boolean;
            readonly public_hash?: string;
            /** Format: date-time */
            readonly created_at?: string;
        };
        CountriesReport: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /**
             * Format: date
             * @description Today in the company’s time zone.
             */
            today: string;
            /** @description Figures by group and currency. */
            results: {
                /** @description A key, a value, a month (`2026-03`) or an age in days (`1-30`). */
                group: string | number | boolean | null;
                /** @description The group in the language of the request. */
                label: string;
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
            /** @description The number of groups by currency; `results` has the 1000 largest. */
            count: number;
            /** @description Sums over all groups, by currency. */
            totals: {
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
            previous?: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** @description Figures by group and currency. */
                results: {
                    /** @description A key, a value, a month (`2026-03`) or an age in days (`1-30`). */
                    group: string | number | boolean | null;
                    /** @description The group in the language of the request. */
                    label: string;
                    currency: string;
                    values: {
                        amount: string;
                        count: number;
                    };
                }[];
                /** @description The number of groups by currency; `results` has the 1000 largest. */
                count: number;
                /** @description Sums over all groups, by currency. */
                totals: {
                    currency: string;
                    values: {
                        amount: string;
                        count: number;
                    };
                }[];
            };
        };
        Country: {
            id: number;
            name: string;
            identifier: string;
        };
        Currency: {
            readonly id: number;
            code: string;
            name: string;
            locale: string;
        };
        DocumentSettings: {
            template?: {
                /** Format: uuid */
                uuid: string;
                readonly name?: string;
            };
            currency: string;
            /**
             * @default client
             * @enum {string}
             */
            language: "client" | "pt" | "en" | "es";
            terms_payment?: string;
            observation?: string;
            /** @default true */
            show_tax_invoice: boolean;
            /** @default false */
            show_exporter_net: boolean;
        };
        Entity: {
            /** Format: uuid */
            readonly uuid: string;
            name: string;
            nif?: string;
            tax_regime?: string;
            segment?: string;
            logo?: {
                /** Format: uuid */
                uuid: string;
                readonly name?: string;
                readonly type?: string;
                readonly size?: number;
                readonly width?: number;
                readonly height?: number;
                readonly url?: string;
            };
            location: {
                place_id: string;
                address: string;
                latitude?: number;
                longitude?: number;
                complement?: string;
                country: {
                    id: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
            };
            responsible_name?: string;
            /** Format: email */
            responsible_email?: string;
            /** @default false */
            is_payment_responsible: boolean;
            /** Format: date-time */
            readonly created_at?: string;
            readonly archived?: boolean;
        };
        /** @description An error. */
        Failure: {
            /** @description A message for people, in the language of the request. */
            detail: string;
            /** @description A code for programs, from a closed list. */
            code: string;
            /** @description Error messages by field path, such as `items_invoice.0.price`. */
            errors?: {
                [key: string]: string;
            };
            /** @description The record created earlier with the same Idempotency-Key (`key_reused`). */
            record?: string | number;
            /** @description Whether there are errors not included in `errors`. */
            more?: boolean;
        };
        ForeseenInvoice: {
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            contract_uuid: string;
            contract_number: number;
            occurrence: number;
            /** @description The number of invoices in the contract. */
            frequency: number;
            readonly service_buyer: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly payment_responsible?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            /** Format: date */
            created: string;
            /** Format: date */
            due_date: string;
            currency: string;
            readonly total: string;
            /** @enum {string} */
            standing: "to_come" | "held";
            /**
             * @description Why it is or would be put on hold.
             * @enum {string}
             */
            held_because?: "late" | "party_archived" | "due_before_emission" | "currency_retired" | "terms_outdated" | "total_negative" | "scenario_unfit" | "status_not_allowed" | "failed";
        };
        Home: {
            company: components["schemas"]["Company"];
            /**
             * Format: date
             * @description Today in the company’s time zone.
             */
            today: string;
            /** @description This month. */
            month: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            };
            /** @description The last month up to the same day. */
            month_before: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            };
            /** @description The next 30 days. */
            next: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            };
            /** @description The 30 days before them. */
            next_before: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            };
            /** @description Whether the company has issued an invoice. */
            has_issued: boolean;
            /** @description Amounts by currency. `before` is the amount at the same time last month. */
            figures: {
                currency: string;
                /** @description Issued, not paid and not overdue. */
                due: {
                    readonly amount: string;
                    count: number;
                    readonly before: string;
                };
                overdue: {
                    readonly amount: string;
                    count: number;
                    readonly before: string;
                };
                /** @description Paid this month; `before`, last month up to the same day. */
                received: {
                    readonly amount: string;
                    count: number;
                    readonly before: string;
                };
                /** @description Due in the next 30 days; `before`, what was open and due in the 30 days before. */
                expected: {
                    readonly amount: string;
                    invoices: {
                        readonly amount: string;
                        count: number;
                    };
                    scheduled: {
                        readonly amount: string;
                        count: number;
                    };
                    readonly before: string;
                };
            }[];
            /** @description The 13 weeks from this one, with what falls due in each by currency. */
            weeks: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                sums: {
                    currency: string;
                    readonly amount: string;
                    invoices: {
                        readonly amount: string;
                        count: number;
                    };
                    scheduled: {
                        readonly amount: string;
                        count: number;
                    };
                }[];
            }[];
            attention: {
                /** @description Overdue invoices. */
                overdue: number;
                /** @description Drafts with a past due date. */
                past_due_drafts: number;
                /**
                 * Format: date
                 * @description The last day of `ending_contracts`.
                 */
                ending: string;
                /** @description Scheduled invoices on hold. */
                held?: number;
                /** @description Active contracts that end within 30 days. */
                ending_contracts?: number;
            };
            /** @description Which of the first steps are done; only for those who may create invoices. */
            steps?: {
                company: boolean;
                logo: boolean;
                client: boolean;
                scenario: boolean;
                account: boolean;
                invoice: boolean;
            };
            /** @description The day of the next billing run that has invoices to issue, and how many. */
            next_run?: {
                /** Format: date */
                date: string;
                count: number;
            };
            /** @description The invoices written last. */
            latest: components["schemas"]["ListedInvoice"][];
        };
        ImportSource: {
            /** @description The sheets of the workbook that have rows. */
            sheets: string[];
            /** @description The sheet that was read. */
            sheet?: string;
            /** @description The number of rows below the headings. */
            rows: number;
            columns: {
                heading: string;
                /** @description The property that the heading names, if any. */
                path?: string;
                /** @description The values of the first rows. */
                samples: string[];
            }[];
        };
        Imported: {
            created: number;
            changed: number;
            unchanged: number;
            /** @description The errors, by row number in the spreadsheet. If there are any, nothing is imported. */
            refused: {
                row: number;
                /** @description The path of the property, if the problem is in one. */
                column?: string;
                /** @description A message for the user, in the language of the request. */
                detail: string;
            }[];
            /** @description The number of errors not included in `refused`. */
            more: number;
            /** @description The headings of ignored columns. */
            ignored: string[];
            /** @description In a preview, the first 50 rows that create or change a record, in file order. */
            rows?: {
                row: number;
                /** @enum {string} */
                change: "created" | "changed";
                /** @description The name of the record. */
                name: string;
                /** @description The values of the row that differ from the record, in the language of the request. */
                values: {
                    column: string;
                    before: string;
                    after: string;
                }[];
            }[];
        };
        Invoice: {
            /** Format: uuid */
            readonly uuid: string;
            readonly number?: number;
            company_number?: string;
            /** @enum {string} */
            readonly status: "draft" | "future" | "billed" | "paid" | "cancelled";
            /** @enum {string} */
            readonly type?: "individual" | "recurring";
            /** Format: uuid */
            readonly contract_uuid?: string;
            /** @enum {string} */
            readonly contract_type?: "variable" | "fixed";
            readonly occurrence?: number;
            /** @enum {string} */
            readonly standing?: "to_come" | "held" | "paused" | "skipped" | "ended";
            /** @enum {string} */
            readonly held_because?: "late" | "party_archived" | "due_before_emission" | "currency_retired" | "terms_outdated" | "total_negative" | "scenario_unfit" | "status_not_allowed" | "failed";
            currency: string;
            /** Format: date */
            created?: string;
            /** Format: date */
            due_date?: string;
            /** Format: uuid */
            service_provider_uuid?: string;
            /** Format: uuid */
            service_buyer_uuid?: string;
            /** Format: uuid */
            payment_responsible_uuid?: string;
            /** Format: uuid */
            account_uuid?: string;
            readonly service_provider?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly service_buyer?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly payment_responsible?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            /** @default [] */
            items_invoice: {
                item: {
                    /** Format: uuid */
                    uuid: string;
                    readonly description?: string;
                };
                /** @default 1 */
                quantity: string;
                price: string;
                scenery: {
                    /** Format: uuid */
                    uuid: string;
                    readonly name?: string;
                    readonly code?: string;
                    readonly description?: string;
                    readonly origin?: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                    readonly destiny?: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                    tributes?: {
                        /** Format: uuid */
                        uuid: string;
                        readonly name?: string;
                        value?: string;
                        is_fixed?: boolean;
                        is_origin?: boolean;
                        /** @enum {string} */
                        type?: "Fixed" | "Fixed_Value" | "Variable";
                        /** @enum {string} */
                        tax_responsible?: "exporter" | "importer";
                        /** @enum {string} */
                        readonly financial_officer?: "exporter" | "importer";
                        readonly amount?: string;
                    }[];
                };
                readonly total?: string;
                readonly exporter_total_taxes_payable_exporter?: string;
                readonly exporter_total_taxes_payable_importer?: string;
                readonly importer_total_taxes_payable_exporter?: string;
                readonly importer_total_taxes_payable_importer?: string;
                readonly total_taxes?: string;
                readonly importer_total_payable_exporter?: string;
                readonly importer_total_payable?: string;
                readonly exporter_net_total?: string;
            }[];
            readonly subtotal?: string;
            readonly total: string;
            readonly amount?: string;
            readonly exporter_total_taxes_payable_exporter?: string;
            readonly exporter_total_taxes_payable_importer?: string;
            readonly importer_total_taxes_payable_exporter?: string;
            readonly importer_total_taxes_payable_importer?: string;
            readonly total_taxes?: string;
            readonly importer_total_payable_exporter?: string;
            readonly importer_total_payable?: string;
            readonly exporter_net_total?: string;
            observation?: string;
            terms_payment?: string;
            template?: string;
            label?: string;
            readonly logo?: string;
            remove_logo?: boolean;
            /** @default false */
            send_email: boolean;
            responsible_name?: string;
            responsible_email?: string;
            /** @default true */
            show_tax_invoice: boolean;
            /** @default false */
            show_exporter_net: boolean;
            /** @default false */
            is_draft: boolean;
            confirm_scenarios?: boolean;
            readonly payment_authorized?: boolean;
            readonly is_overdue?: boolean;
            /** Format: date */
            readonly paid_on?: string;
            readonly can_revert?: boolean;
            readonly public_hash?: string;
            readonly transactions?: {
                /** @enum {string} */
                status: "Draft" | "Pending" | "Overdue" | "Authorized" | "Payment Sent" | "Paid On Time" | "Paid Overdue" | "Failed" | "Refunded" | "Cancelled" | "Unknown";
                amount: string;
                currency: string;
                /** Format: date-time */
                payment_date?: string;
                /** Format: uri */
                payment_link?: string;
                public_notes?: string;
                exchange_currency?: string;
                exchange_rate?: string;
                fee?: string;
                remaining_amount?: string;
                account?: {
                    name?: string;
                    account_type?: {
                        name?: string;
                        auto?: boolean;
                    };
                };
            }[];
            /** Format: date-time */
            readonly created_at?: string;
        };
        IssueSettings: {
            issue_lead_days: number;
            /** @default 31 */
            hold_late_days: number;
            allows_retroactive?: boolean;
            time_zone?: string;
        };
        IssuedReport: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /**
             * Format: date
             * @description Today in the company’s time zone.
             */
            today: string;
            /** @description Figures by group and currency. */
            results: {
                /** @description A key, a value, a month (`2026-03`) or an age in days (`1-30`). */
                group: string | number | boolean | null;
                /** @description The group in the language of the request. */
                label: string;
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
            /** @description The number of groups by currency; `results` has the 1000 largest. */
            count: number;
            /** @description Sums over all groups, by currency. */
            totals: {
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
            previous?: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** @description Figures by group and currency. */
                results: {
                    /** @description A key, a value, a month (`2026-03`) or an age in days (`1-30`). */
                    group: string | number | boolean | null;
                    /** @description The group in the language of the request. */
                    label: string;
                    currency: string;
                    values: {
                        amount: string;
                        count: number;
                    };
                }[];
                /** @description The number of groups by currency; `results` has the 1000 largest. */
                count: number;
                /** @description Sums over all groups, by currency. */
                totals: {
                    currency: string;
                    values: {
                        amount: string;
                        count: number;
                    };
                }[];
            };
        };
        Item: {
            /** Format: uuid */
            readonly uuid: string;
            description: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly archived?: boolean;
        };
        ListedAccount: {
            /** Format: uuid */
            readonly uuid: string;
            name?: string;
            default_currency?: string;
            details?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly archived?: boolean;
        };
        ListedCompany: {
            /** Format: uuid */
            readonly uuid: string;
            name?: string;
            nif?: string;
            location?: {
                place_id?: string;
                address?: string;
                latitude?: number;
                longitude?: number;
                complement?: string;
                country?: {
                    id?: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
            };
            tax_regime?: string;
            segment?: string;
            currency?: string;
            responsible_name?: string;
            /** Format: email */
            responsible_email?: string;
            allows_retroactive?: boolean;
            issue_lead_days?: number;
            hold_late_days?: number;
            readonly documents?: {
                /**
                 * @default client
                 * @enum {string}
                 */
                language: "client" | "pt" | "en" | "es";
                terms_payment?: string;
                observation?: string;
                /** @default true */
                show_tax_invoice: boolean;
                /** @default false */
                show_exporter_net: boolean;
            };
            readonly logo?: string;
            readonly tenant?: string;
            readonly time_zone?: string;
            readonly access?: boolean;
        };
        ListedContract: {
            /** Format: uuid */
            readonly uuid: string;
            readonly contract_number?: number;
            company_number?: string;
            /** @enum {string} */
            readonly status?: "Active" | "Concluded" | "Paid" | "Cancelled";
            /** @enum {string} */
            type?: "variable" | "fixed";
            currency?: string;
            /** @enum {string} */
            frequency_symbology?: "M" | "T" | "Q" | "S" | "Y";
            frequency?: number;
            /** Format: date */
            due_date?: string;
            /** Format: date */
            due_date_contract?: string;
            total_amount?: string;
            /** @description The total of issued invoices, except canceled ones. */
            readonly billed_amount?: string;
            /** @description The total of invoices scheduled or on hold, as last calculated. */
            readonly to_come_amount?: string;
            /** @description The part of `total_amount` for which no invoice was ever scheduled. Fixed contracts only. */
            readonly unscheduled_amount?: string;
            /** @description The part of `total_amount` that was scheduled but will not be billed. Fixed contracts only. */
            readonly released_amount?: string;
            /** Format: uuid */
            service_provider_uuid?: string;
            /** Format: uuid */
            service_buyer_uuid?: string;
            /** Format: uuid */
            payment_responsible_uuid?: string;
            /** Format: uuid */
            account_uuid?: string;
            readonly service_provider?: {
                /** Format: uuid */
                uuid?: string;
                name?: string;
                nif?: string;
                location?: {
                    place_id?: string;
                    address?: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country?: {
                        id?: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly service_buyer?: {
                /** Format: uuid */
                uuid?: string;
                name?: string;
                nif?: string;
                location?: {
                    place_id?: string;
                    address?: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country?: {
                        id?: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly payment_responsible?: {
                /** Format: uuid */
                uuid?: string;
                name?: string;
                nif?: string;
                location?: {
                    place_id?: string;
                    address?: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country?: {
                        id?: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly account?: {
                /** Format: uuid */
                uuid?: string;
                name?: string;
                account_type?: {
                    name?: string;
                };
            };
            readonly jurisdictions?: {
                origin?: {
                    id?: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
                destiny?: {
                    id?: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
            }[];
            readonly subtotal?: string;
            readonly total?: string;
            readonly exporter_total_taxes_payable_exporter?: string;
            readonly exporter_total_taxes_payable_importer?: string;
            readonly importer_total_taxes_payable_exporter?: string;
            readonly importer_total_taxes_payable_importer?: string;
            readonly total_taxes?: string;
            readonly importer_total_payable_exporter?: string;
            readonly importer_total_payable?: string;
            readonly exporter_net_total?: string;
            observation?: string;
            terms_payment?: string;
            template?: string;
            label?: string;
            readonly logo?: string;
            /** @default false */
            send_email: boolean;
            responsible_name?: string;
            responsible_email?: string;
            /** @default true */
            show_tax_invoice: boolean;
            /** @default false */
            show_exporter_net: boolean;
            readonly has_overdue_invoices?: boolean;
            readonly public_hash?: string;
            /** Format: date-time */
            readonly created_at?: string;
        };
        ListedCountry: {
            id: number;
            name?: string;
            identifier?: string;
        };
        ListedCurrency: {
            readonly id: number;
            code?: string;
            name?: string;
            locale?: string;
        };
        ListedEntity: {
            /** Format: uuid */
            readonly uuid: string;
            name?: string;
            nif?: string;
            tax_regime?: string;
            segment?: string;
            logo?: {
                /** Format: uuid */
                uuid?: string;
                readonly name?: string;
                readonly type?: string;
                readonly size?: number;
                readonly width?: number;
                readonly height?: number;
                readonly url?: string;
            };
            location?: {
                place_id?: string;
                address?: string;
                latitude?: number;
                longitude?: number;
                complement?: string;
                country?: {
                    id?: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
            };
            responsible_name?: string;
            /** Format: email */
            responsible_email?: string;
            /** @default false */
            is_payment_responsible: boolean;
            /** Format: date-time */
            readonly created_at?: string;
            readonly archived?: boolean;
        };
        ListedInvoice: {
            /** Format: uuid */
            readonly uuid: string;
            readonly number?: number;
            company_number?: string;
            /** @enum {string} */
            readonly status?: "draft" | "future" | "billed" | "paid" | "cancelled";
            /** @enum {string} */
            readonly type?: "individual" | "recurring";
            /** Format: uuid */
            readonly contract_uuid?: string;
            /** @enum {string} */
            readonly contract_type?: "variable" | "fixed";
            readonly occurrence?: number;
            /** @enum {string} */
            readonly standing?: "to_come" | "held" | "paused" | "skipped" | "ended";
            /** @enum {string} */
            readonly held_because?: "late" | "party_archived" | "due_before_emission" | "currency_retired" | "terms_outdated" | "total_negative" | "scenario_unfit" | "status_not_allowed" | "failed";
            currency?: string;
            /** Format: date */
            created?: string;
            /** Format: date */
            due_date?: string;
            /** Format: uuid */
            service_provider_uuid?: string;
            /** Format: uuid */
            service_buyer_uuid?: string;
            /** Format: uuid */
            payment_responsible_uuid?: string;
            /** Format: uuid */
            account_uuid?: string;
            readonly service_provider?: {
                /** Format: uuid */
                uuid?: string;
                name?: string;
                nif?: string;
                location?: {
                    place_id?: string;
                    address?: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country?: {
                        id?: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly service_buyer?: {
                /** Format: uuid */
                uuid?: string;
                name?: string;
                nif?: string;
                location?: {
                    place_id?: string;
                    address?: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country?: {
                        id?: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly payment_responsible?: {
                /** Format: uuid */
                uuid?: string;
                name?: string;
                nif?: string;
                location?: {
                    place_id?: string;
                    address?: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country?: {
                        id?: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly subtotal?: string;
            readonly total?: string;
            readonly amount?: string;
            readonly exporter_total_taxes_payable_exporter?: string;
            readonly exporter_total_taxes_payable_importer?: string;
            readonly importer_total_taxes_payable_exporter?: string;
            readonly importer_total_taxes_payable_importer?: string;
            readonly total_taxes?: string;
            readonly importer_total_payable_exporter?: string;
            readonly importer_total_payable?: string;
            readonly exporter_net_total?: string;
            observation?: string;
            terms_payment?: string;
            template?: string;
            label?: string;
            readonly logo?: string;
            /** @default false */
            send_email: boolean;
            responsible_name?: string;
            responsible_email?: string;
            /** @default true */
            show_tax_invoice: boolean;
            /** @default false */
            show_exporter_net: boolean;
            /** @default false */
            is_draft: boolean;
            readonly payment_authorized?: boolean;
            readonly is_overdue?: boolean;
            /** Format: date */
            readonly paid_on?: string;
            readonly can_revert?: boolean;
            readonly public_hash?: string;
            readonly transactions?: {
                /** @enum {string} */
                status?: "Draft" | "Pending" | "Overdue" | "Authorized" | "Payment Sent" | "Paid On Time" | "Paid Overdue" | "Failed" | "Refunded" | "Cancelled" | "Unknown";
                amount?: string;
                currency?: string;
                /** Format: date-time */
                payment_date?: string;
                /** Format: uri */
                payment_link?: string;
                public_notes?: string;
                exchange_currency?: string;
                exchange_rate?: string;
                fee?: string;
                remaining_amount?: string;
                account?: {
                    name?: string;
                    account_type?: {
                        name?: string;
                        auto?: boolean;
                    };
                };
            }[];
            /** Format: date-time */
            readonly created_at?: string;
        };
        ListedInvoiceTemplate: {
            /** Format: uuid */
            readonly uuid: string;
            name?: string;
            link?: string;
            /** @default true */
            editable: boolean;
            /** @default false */
            default: boolean;
            /** Format: date-time */
            readonly created_at?: string;
            /** Format: date-time */
            readonly updated_at?: string;
        };
        ListedItem: {
            /** Format: uuid */
            readonly uuid: string;
            description?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly archived?: boolean;
        };
        ListedRun: {
            /** Format: uuid */
            readonly uuid: string;
            /** Format: date-time */
            readonly started_at?: string;
            /** Format: date-time */
            readonly finished_at?: string;
            readonly seconds?: string;
            /** Format: date */
            readonly until?: string;
            /** @enum {string} */
            readonly cause?: "tick" | "request";
            readonly billed?: number;
            readonly held?: number;
            readonly sums?: {
                readonly currency?: string;
                readonly amount?: string;
            }[];
            readonly worker?: string;
        };
        ListedSavedView: {
            /** Format: uuid */
            readonly uuid: string;
            /** Format: uuid */
            owner?: string;
            resource?: string;
            columns?: string;
            name?: string;
            state?: string;
            /** @default false */
            begins: boolean;
        };
        ListedScenario: {
            /** Format: uuid */
            readonly uuid: string;
            code?: string;
            name?: string;
            description?: string;
            origin?: {
                id?: number;
                readonly name?: string;
                readonly identifier?: string;
            };
            destiny?: {
                id?: number;
                readonly name?: string;
                readonly identifier?: string;
            };
            /** @default [] */
            tributes: {
                /** Format: uuid */
                uuid?: string;
                tribute?: {
                    /** Format: uuid */
                    uuid?: string;
                    readonly name?: string;
                    readonly description?: string;
                };
                /** @default true */
                is_origin: boolean;
                /**
                 * @default Fixed
                 * @enum {string}
                 */
                type: "Fixed" | "Fixed_Value" | "Variable";
                is_fixed?: boolean;
                value?: string;
                /**
                 * @default exporter
                 * @enum {string}
                 */
                tax_responsible: "exporter" | "importer";
                /** @enum {string} */
                financial_officer?: "exporter" | "importer";
            }[];
            /** Format: date-time */
            readonly created_at?: string;
        };
        ListedTribute: {
            /** Format: uuid */
            readonly uuid: string;
            name?: string;
            description?: string;
            country?: {
                id?: number;
                readonly name?: string;
                readonly identifier?: string;
            };
            /** Format: date-time */
            readonly created_at?: string;
        };
        Me: {
            /** Format: uuid */
            uuid: string;
            name: string;
            /** Format: email */
            email: string;
            /** @enum {string} */
            type: "ADMIN" | "CUSTOMER" | "PARTNER" | "COMPANY" | "ACCOUNTANT";
            references: {
                tenant: string[];
            } & {
                [key: string]: string[];
            };
            /** @description The time zone (IANA) of each of the user’s companies, by subdomain. */
            time_zones: {
                [key: string]: string;
            };
            /** @description The user’s permissions, as resource:action. */
            permissions: string[];
            /** @enum {string} */
            area: "company" | "accountants" | "admin";
            /**
             * @description The language the user has chosen, if any.
             * @enum {string}
             */
            language?: "pt" | "en" | "es";
            /**
             * @description The theme the user has chosen, if any.
             * @enum {string}
             */
            theme?: "light" | "dark" | "system";
        };
        NumberingSettings: {
            first_number: number;
            readonly has_begun?: boolean;
        };
        OpenReport: {
            /**
             * Format: date
             * @description Today in the company’s time zone.
             */
            today: string;
            /** @description Figures by group and currency. */
            results: {
                /** @description A key, a value, a month (`2026-03`) or an age in days (`1-30`). */
                group: string | number | boolean | null;
                /** @description The group in the language of the request. */
                label: string;
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
            /** @description The number of groups by currency; `results` has the 1000 largest. */
            count: number;
            /** @description Sums over all groups, by currency. */
            totals: {
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
        };
        PublicContract: {
            contract_number: number;
            /** @enum {string} */
            status: "Active" | "Concluded" | "Paid" | "Cancelled";
            /** @enum {string} */
            type?: "variable" | "fixed";
            frequency: number;
            /** @enum {string} */
            frequency_symbology: "M" | "T" | "Q" | "S" | "Y";
            /** Format: date */
            due_date?: string;
            /** Format: date */
            due_date_contract?: string;
            company_number?: string;
            currency: string;
            service_provider?: {
                name: string;
                nif?: string;
                location?: {
                    address?: string;
                    complement?: string;
                    country?: {
                        /** @description Two-letter code (ISO 3166). */
                        identifier?: string;
                        name?: string;
                    };
                };
            };
            service_buyer?: {
                name: string;
                nif?: string;
                location?: {
                    address?: string;
                    complement?: string;
                    country?: {
                        /** @description Two-letter code (ISO 3166). */
                        identifier?: string;
                        name?: string;
                    };
                };
            };
            payment_responsible?: {
                name: string;
                nif?: string;
                location?: {
                    address?: string;
                    complement?: string;
                    country?: {
                        /** @description Two-letter code (ISO 3166). */
                        identifier?: string;
                        name?: string;
                    };
                };
            };
            readonly subtotal?: string;
            readonly total: string;
            readonly exporter_total_taxes_payable_exporter?: string;
            readonly exporter_total_taxes_payable_importer?: string;
            readonly importer_total_taxes_payable_exporter?: string;
            readonly importer_total_taxes_payable_importer?: string;
            readonly total_taxes?: string;
            readonly importer_total_payable_exporter?: string;
            readonly importer_total_payable?: string;
            readonly exporter_net_total?: string;
            observation?: string;
            terms_payment?: string;
            items_invoice: {
                item: {
                    description: string;
                };
                quantity: string;
                price: string;
                total: string;
            }[];
            /** @description The tax breakdown over all lines; omitted if the company does not show it. */
            taxes?: {
                /**
                 * @description The party in whose country the taxes apply.
                 * @enum {string}
                 */
                side: "exporter" | "importer";
                countries: {
                    /** @description Two-letter code (ISO 3166). */
                    identifier?: string;
                    name?: string;
                }[];
                /** @description Taxes the exporter bears at home are omitted unless the company shows its net amount. */
                tributes: {
                    name: string;
                    /** @description Whether `value` is an amount; otherwise it is a percentage. */
                    is_fixed: boolean;
                    value: string;
                    /** @description The base of the percentage. */
                    base: string;
                    amount: string;
                    /** @enum {string} */
                    tax_responsible: "exporter" | "importer";
                }[];
                /** @description The sum of these taxes. */
                total: string;
            }[];
            /**
             * @description The language the company writes to all its clients in, if it has fixed one.
             * @enum {string}
             */
            language?: "pt" | "en" | "es";
            /** @description The contact at the company. */
            contact?: {
                responsible_name?: string;
                responsible_email?: string;
            };
            schedule: {
                /** @description The number of the invoice in the contract, from 1. */
                occurrence: number;
                /** Format: date */
                created: string;
                /** Format: date */
                due_date: string;
                /**
                 * @description `future` if scheduled, `paused` if its due date is in a pause, `skipped` once that date has passed.
                 * @enum {string}
                 */
                status: "draft" | "future" | "billed" | "paid" | "cancelled" | "paused" | "skipped";
                /** @description The amount due; for a scheduled invoice, as calculated today. */
                total: string;
                number?: number;
                /** @description The public link of the invoice, once issued. */
                public_hash?: string;
                is_overdue: boolean;
            }[];
        };
        PublicInvoice: {
            /** Format: uuid */
            uuid: string;
            number?: number;
            /** @enum {string} */
            status: "draft" | "future" | "billed" | "paid" | "cancelled";
            is_overdue?: boolean;
            /** Format: date */
            created: string;
            /** Format: date */
            due_date: string;
            /** @description The amount due; same as `total`. */
            amount: string;
            /** @description The template of the PDF. */
            template?: string;
            company_number?: string;
            currency: string;
            service_provider?: {
                name: string;
                nif?: string;
                location?: {
                    address?: string;
                    complement?: string;
                    country?: {
                        /** @description Two-letter code (ISO 3166). */
                        identifier?: string;
                        name?: string;
                    };
                };
            };
            service_buyer?: {
                name: string;
                nif?: string;
                location?: {
                    address?: string;
                    complement?: string;
                    country?: {
                        /** @description Two-letter code (ISO 3166). */
                        identifier?: string;
                        name?: string;
                    };
                };
            };
            payment_responsible?: {
                name: string;
                nif?: string;
                location?: {
                    address?: string;
                    complement?: string;
                    country?: {
                        /** @description Two-letter code (ISO 3166). */
                        identifier?: string;
                        name?: string;
                    };
                };
            };
            readonly subtotal?: string;
            readonly total: string;
            readonly exporter_total_taxes_payable_exporter?: string;
            readonly exporter_total_taxes_payable_importer?: string;
            readonly importer_total_taxes_payable_exporter?: string;
            readonly importer_total_taxes_payable_importer?: string;
            readonly total_taxes?: string;
            readonly importer_total_payable_exporter?: string;
            readonly importer_total_payable?: string;
            readonly exporter_net_total?: string;
            observation?: string;
            terms_payment?: string;
            items_invoice: {
                item: {
                    description: string;
                };
                quantity: string;
                price: string;
                total: string;
            }[];
            /** @description The tax breakdown over all lines; omitted if the company does not show it. */
            taxes?: {
                /**
                 * @description The party in whose country the taxes apply.
                 * @enum {string}
                 */
                side: "exporter" | "importer";
                countries: {
                    /** @description Two-letter code (ISO 3166). */
                    identifier?: string;
                    name?: string;
                }[];
                /** @description Taxes the exporter bears at home are omitted unless the company shows its net amount. */
                tributes: {
                    name: string;
                    /** @description Whether `value` is an amount; otherwise it is a percentage. */
                    is_fixed: boolean;
                    value: string;
                    /** @description The base of the percentage. */
                    base: string;
                    amount: string;
                    /** @enum {string} */
                    tax_responsible: "exporter" | "importer";
                }[];
                /** @description The sum of these taxes. */
                total: string;
            }[];
            /**
             * @description The language the company writes to all its clients in, if it has fixed one.
             * @enum {string}
             */
            language?: "pt" | "en" | "es";
            /** @description The contact at the company. */
            contact?: {
                responsible_name?: string;
                responsible_email?: string;
            };
            /** @description The account to pay to, while an amount is due. */
            account?: {
                name: string;
                details?: string;
            };
            transactions: {
                /** @enum {string} */
                status: "Draft" | "Pending" | "Overdue" | "Authorized" | "Payment Sent" | "Paid On Time" | "Paid Overdue" | "Failed" | "Refunded" | "Cancelled" | "Unknown";
                amount: string;
                currency: string;
                /** Format: date-time */
                payment_date?: string;
                /** Format: uri */
                payment_link?: string;
            }[];
        };
        Realm: {
            exists: boolean;
            name: string | null;
            /** @description The address of the logo. */
            logo: string | null;
        };
        ReceivedReport: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /**
             * Format: date
             * @description Today in the company’s time zone.
             */
            today: string;
            /** @description Figures by group and currency. */
            results: {
                /** @description A key, a value, a month (`2026-03`) or an age in days (`1-30`). */
                group: string | number | boolean | null;
                /** @description The group in the language of the request. */
                label: string;
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
            /** @description The number of groups by currency; `results` has the 1000 largest. */
            count: number;
            /** @description Sums over all groups, by currency. */
            totals: {
                currency: string;
                values: {
                    amount: string;
                    count: number;
                };
            }[];
            previous?: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                /** @description Figures by group and currency. */
                results: {
                    /** @description A key, a value, a month (`2026-03`) or an age in days (`1-30`). */
                    group: string | number | boolean | null;
                    /** @description The group in the language of the request. */
                    label: string;
                    currency: string;
                    values: {
                        amount: string;
                        count: number;
                    };
                }[];
                /** @description The number of groups by currency; `results` has the 1000 largest. */
                count: number;
                /** @description Sums over all groups, by currency. */
                totals: {
                    currency: string;
                    values: {
                        amount: string;
                        count: number;
                    };
                }[];
            };
        };
        Run: {
            /** Format: uuid */
            readonly uuid: string;
            /** Format: date-time */
            readonly started_at: string;
            /** Format: date-time */
            readonly finished_at?: string;
            readonly seconds?: string;
            /** Format: date */
            readonly until: string;
            /** @enum {string} */
            readonly cause: "tick" | "request";
            readonly billed: number;
            readonly held: number;
            readonly sums: {
                readonly currency: string;
                readonly amount: string;
            }[];
            readonly worker: string;
        };
        SavedView: {
            /** Format: uuid */
            readonly uuid: string;
            /** Format: uuid */
            owner: string;
            resource: string;
            columns: string;
            name: string;
            state: string;
            /** @default false */
            begins: boolean;
        };
        Scenario: {
            /** Format: uuid */
            readonly uuid: string;
            code?: string;
            name: string;
            description: string;
            origin: {
                id: number;
                readonly name?: string;
                readonly identifier?: string;
            };
            destiny: {
                id: number;
                readonly name?: string;
                readonly identifier?: string;
            };
            /** @default [] */
            tributes: {
                /** Format: uuid */
                uuid?: string;
                tribute: {
                    /** Format: uuid */
                    uuid: string;
                    readonly name?: string;
                    readonly description?: string;
                };
                /** @default true */
                is_origin: boolean;
                /**
                 * @default Fixed
                 * @enum {string}
                 */
                type: "Fixed" | "Fixed_Value" | "Variable";
                is_fixed?: boolean;
                value?: string;
                /**
                 * @default exporter
                 * @enum {string}
                 */
                tax_responsible: "exporter" | "importer";
                /** @enum {string} */
                financial_officer?: "exporter" | "importer";
            }[];
            /** Format: date-time */
            readonly created_at?: string;
        };
        TaxRates: {
            /** @default [] */
            rates: {
                /** Format: uuid */
                uuid?: string;
                tribute: {
                    /** Format: uuid */
                    uuid: string;
                    readonly name?: string;
                    readonly description?: string;
                };
                value: string;
            }[];
        };
        Terms: {
            /** @enum {string} */
            kind: "terms" | "eula";
            version: string;
            title: string;
            /** @description The address of the PDF in the language of the response. */
            url: string;
            /**
             * Format: date-time
             * @description When this user accepted this version for this company.
             */
            accepted_at?: string;
        };
        TermsAcceptance: {
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            user_uuid: string;
            version: string;
            /** @enum {string} */
            language: "pt" | "en" | "es";
            /** Format: date-time */
            accepted_at: string;
            detail: string;
        };
        Tribute: {
            /** Format: uuid */
            readonly uuid: string;
            name: string;
            description?: string;
            country?: {
                id: number;
                readonly name?: string;
                readonly identifier?: string;
            };
            /** Format: date-time */
            readonly created_at?: string;
        };
        UserProfile: {
            /** Format: uuid */
            uuid: string;
            name: string;
            /**
             * Format: email
             * @description The account’s name. It is not changed here.
             */
            email: string;
            /** Format: phone */
            phone?: string;
            /** @enum {string} */
            language?: "pt" | "en" | "es";
            /**
             * @description `system` follows the device.
             * @enum {string}
             */
            theme?: "light" | "dark" | "system";
        };
        WrittenAccount: {
            /** Format: uuid */
            readonly uuid: string;
            name: string;
            default_currency?: string;
            details?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly archived?: boolean;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenAttachment: {
            /** Format: uuid */
            uuid: string;
            name: string;
            type: string;
            /** @description In bytes. */
            size: number;
            /** @description The address to download it from. */
            url: string;
            /** Format: date-time */
            added_at: string;
            /** @description Name and email, or `system`. */
            added_by: string;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenCompanySettings: {
            name: string;
            nif?: string;
            tax_regime?: string;
            segment?: string;
            logo?: {
                /** Format: uuid */
                uuid: string;
                readonly name?: string;
                readonly type?: string;
                readonly size?: number;
                readonly width?: number;
                readonly height?: number;
                readonly url?: string;
            };
            location: {
                place_id: string;
                address: string;
                latitude?: number;
                longitude?: number;
                complement?: string;
                country: {
                    id: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
            };
            responsible_name?: string;
            /** Format: email */
            responsible_email?: string;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenContract: {
            /** Format: uuid */
            readonly uuid: string;
            readonly contract_number: number;
            company_number?: string;
            /** @enum {string} */
            readonly status: "Active" | "Concluded" | "Paid" | "Cancelled";
            /** @enum {string} */
            type?: "variable" | "fixed";
            currency: string;
            /** @enum {string} */
            frequency_symbology?: "M" | "T" | "Q" | "S" | "Y";
            frequency?: number;
            /** Format: date */
            due_date?: string;
            /** Format: date */
            due_date_contract?: string;
            total_amount: string;
            /** @description The total of issued invoices, except canceled ones. */
            readonly billed_amount?: string;
            /** @description The total of invoices scheduled or on hold, as last calculated. */
            readonly to_come_amount?: string;
            /** @description The part of `total_amount` for which no invoice was ever scheduled. Fixed contracts only. */
            readonly unscheduled_amount?: string;
            /** @description The part of `total_amount` that was scheduled but will not be billed. Fixed contracts only. */
            readonly released_amount?: string;
            /** Format: uuid */
            service_provider_uuid?: string;
            /** Format: uuid */
            service_buyer_uuid?: string;
            /** Format: uuid */
            payment_responsible_uuid?: string;
            /** Format: uuid */
            account_uuid?: string;
            readonly service_provider?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly service_buyer?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly payment_responsible?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly account?: {
                /** Format: uuid */
                uuid: string;
                name?: string;
                account_type?: {
                    name?: string;
                };
            };
            readonly jurisdictions?: {
                origin?: {
                    id: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
                destiny?: {
                    id: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
            }[];
            items_invoice?: {
                item: {
                    /** Format: uuid */
                    uuid: string;
                    readonly description?: string;
                };
                /** @default 1 */
                quantity: string;
                price: string;
                scenery: {
                    /** Format: uuid */
                    uuid: string;
                    readonly name?: string;
                    readonly code?: string;
                    readonly description?: string;
                    readonly origin?: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                    readonly destiny?: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                    tributes?: {
                        /** Format: uuid */
                        uuid: string;
                        readonly name?: string;
                        value?: string;
                        is_fixed?: boolean;
                        is_origin?: boolean;
                        /** @enum {string} */
                        type?: "Fixed" | "Fixed_Value" | "Variable";
                        /** @enum {string} */
                        tax_responsible?: "exporter" | "importer";
                        /** @enum {string} */
                        readonly financial_officer?: "exporter" | "importer";
                        readonly amount?: string;
                    }[];
                };
                readonly total?: string;
                readonly exporter_total_taxes_payable_exporter?: string;
                readonly exporter_total_taxes_payable_importer?: string;
                readonly importer_total_taxes_payable_exporter?: string;
                readonly importer_total_taxes_payable_importer?: string;
                readonly total_taxes?: string;
                readonly importer_total_payable_exporter?: string;
                readonly importer_total_payable?: string;
                readonly exporter_net_total?: string;
            }[];
            readonly subtotal?: string;
            readonly total?: string;
            readonly exporter_total_taxes_payable_exporter?: string;
            readonly exporter_total_taxes_payable_importer?: string;
            readonly importer_total_taxes_payable_exporter?: string;
            readonly importer_total_taxes_payable_importer?: string;
            readonly total_taxes?: string;
            readonly importer_total_payable_exporter?: string;
            readonly importer_total_payable?: string;
            readonly exporter_net_total?: string;
            observation?: string;
            terms_payment?: string;
            template?: string;
            label?: string;
            readonly logo?: string;
            files?: {
                /** Format: uuid */
                uuid: string;
                readonly name?: string;
                readonly file?: string;
            }[];
            /** @default false */
            send_email: boolean;
            responsible_name?: string;
            responsible_email?: string;
            /** @default true */
            show_tax_invoice: boolean;
            /** @default false */
            show_exporter_net: boolean;
            confirm_scenarios?: boolean;
            readonly has_overdue_invoices?: boolean;
            readonly public_hash?: string;
            /** Format: date-time */
            readonly created_at?: string;
            /** @description A message for the user, in the language of the request. */
            detail: string;
        };
        WrittenCurrency: {
            readonly id: number;
            code: string;
            name: string;
            locale: string;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenDocumentSettings: {
            template?: {
                /** Format: uuid */
                uuid: string;
                readonly name?: string;
            };
            currency: string;
            /**
             * @default client
             * @enum {string}
             */
            language: "client" | "pt" | "en" | "es";
            terms_payment?: string;
            observation?: string;
            /** @default true */
            show_tax_invoice: boolean;
            /** @default false */
            show_exporter_net: boolean;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenEntity: {
            /** Format: uuid */
            readonly uuid: string;
            name: string;
            nif?: string;
            tax_regime?: string;
            segment?: string;
            logo?: {
                /** Format: uuid */
                uuid: string;
                readonly name?: string;
                readonly type?: string;
                readonly size?: number;
                readonly width?: number;
                readonly height?: number;
                readonly url?: string;
            };
            location: {
                place_id: string;
                address: string;
                latitude?: number;
                longitude?: number;
                complement?: string;
                country: {
                    id: number;
                    readonly name?: string;
                    readonly identifier?: string;
                };
            };
            responsible_name?: string;
            /** Format: email */
            responsible_email?: string;
            /** @default false */
            is_payment_responsible: boolean;
            /** Format: date-time */
            readonly created_at?: string;
            readonly archived?: boolean;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenInvoice: {
            /** Format: uuid */
            readonly uuid: string;
            readonly number?: number;
            company_number?: string;
            /** @enum {string} */
            readonly status: "draft" | "future" | "billed" | "paid" | "cancelled";
            /** @enum {string} */
            readonly type?: "individual" | "recurring";
            /** Format: uuid */
            readonly contract_uuid?: string;
            /** @enum {string} */
            readonly contract_type?: "variable" | "fixed";
            readonly occurrence?: number;
            /** @enum {string} */
            readonly standing?: "to_come" | "held" | "paused" | "skipped" | "ended";
            /** @enum {string} */
            readonly held_because?: "late" | "party_archived" | "due_before_emission" | "currency_retired" | "terms_outdated" | "total_negative" | "scenario_unfit" | "status_not_allowed" | "failed";
            currency: string;
            /** Format: date */
            created?: string;
            /** Format: date */
            due_date?: string;
            /** Format: uuid */
            service_provider_uuid?: string;
            /** Format: uuid */
            service_buyer_uuid?: string;
            /** Format: uuid */
            payment_responsible_uuid?: string;
            /** Format: uuid */
            account_uuid?: string;
            readonly service_provider?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly service_buyer?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            readonly payment_responsible?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                nif?: string;
                location?: {
                    place_id: string;
                    address: string;
                    latitude?: number;
                    longitude?: number;
                    complement?: string;
                    country: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                };
            };
            /** @default [] */
            items_invoice: {
                item: {
                    /** Format: uuid */
                    uuid: string;
                    readonly description?: string;
                };
                /** @default 1 */
                quantity: string;
                price: string;
                scenery: {
                    /** Format: uuid */
                    uuid: string;
                    readonly name?: string;
                    readonly code?: string;
                    readonly description?: string;
                    readonly origin?: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                    readonly destiny?: {
                        id: number;
                        readonly name?: string;
                        readonly identifier?: string;
                    };
                    tributes?: {
                        /** Format: uuid */
                        uuid: string;
                        readonly name?: string;
                        value?: string;
                        is_fixed?: boolean;
                        is_origin?: boolean;
                        /** @enum {string} */
                        type?: "Fixed" | "Fixed_Value" | "Variable";
                        /** @enum {string} */
                        tax_responsible?: "exporter" | "importer";
                        /** @enum {string} */
                        readonly financial_officer?: "exporter" | "importer";
                        readonly amount?: string;
                    }[];
                };
                readonly total?: string;
                readonly exporter_total_taxes_payable_exporter?: string;
                readonly exporter_total_taxes_payable_importer?: string;
                readonly importer_total_taxes_payable_exporter?: string;
                readonly importer_total_taxes_payable_importer?: string;
                readonly total_taxes?: string;
                readonly importer_total_payable_exporter?: string;
                readonly importer_total_payable?: string;
                readonly exporter_net_total?: string;
            }[];
            readonly subtotal?: string;
            readonly total: string;
            readonly amount?: string;
            readonly exporter_total_taxes_payable_exporter?: string;
            readonly exporter_total_taxes_payable_importer?: string;
            readonly importer_total_taxes_payable_exporter?: string;
            readonly importer_total_taxes_payable_importer?: string;
            readonly total_taxes?: string;
            readonly importer_total_payable_exporter?: string;
            readonly importer_total_payable?: string;
            readonly exporter_net_total?: string;
            observation?: string;
            terms_payment?: string;
            template?: string;
            label?: string;
            readonly logo?: string;
            remove_logo?: boolean;
            /** @default false */
            send_email: boolean;
            responsible_name?: string;
            responsible_email?: string;
            /** @default true */
            show_tax_invoice: boolean;
            /** @default false */
            show_exporter_net: boolean;
            /** @default false */
            is_draft: boolean;
            confirm_scenarios?: boolean;
            readonly payment_authorized?: boolean;
            readonly is_overdue?: boolean;
            /** Format: date */
            readonly paid_on?: string;
            readonly can_revert?: boolean;
            readonly public_hash?: string;
            readonly transactions?: {
                /** @enum {string} */
                status: "Draft" | "Pending" | "Overdue" | "Authorized" | "Payment Sent" | "Paid On Time" | "Paid Overdue" | "Failed" | "Refunded" | "Cancelled" | "Unknown";
                amount: string;
                currency: string;
                /** Format: date-time */
                payment_date?: string;
                /** Format: uri */
                payment_link?: string;
                public_notes?: string;
                exchange_currency?: string;
                exchange_rate?: string;
                fee?: string;
                remaining_amount?: string;
                account?: {
                    name?: string;
                    account_type?: {
                        name?: string;
                        auto?: boolean;
                    };
                };
            }[];
            /** Format: date-time */
            readonly created_at?: string;
            /** @description A message for the user, in the language of the request. */
            detail: string;
        };
        WrittenIssueSettings: {
            issue_lead_days: number;
            /** @default 31 */
            hold_late_days: number;
            allows_retroactive?: boolean;
            time_zone?: string;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenItem: {
            /** Format: uuid */
            readonly uuid: string;
            description: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly archived?: boolean;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenNumberingSettings: {
            first_number: number;
            readonly has_begun?: boolean;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenSavedView: {
            /** Format: uuid */
            readonly uuid: string;
            /** Format: uuid */
            owner: string;
            resource: string;
            columns: string;
            name: string;
            state: string;
            /** @default false */
            begins: boolean;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenScenario: {
            /** Format: uuid */
            readonly uuid: string;
            code?: string;
            name: string;
            description: string;
            origin: {
                id: number;
                readonly name?: string;
                readonly identifier?: string;
            };
            destiny: {
                id: number;
                readonly name?: string;
                readonly identifier?: string;
            };
            /** @default [] */
            tributes: {
                /** Format: uuid */
                uuid?: string;
                tribute: {
                    /** Format: uuid */
                    uuid: string;
                    readonly name?: string;
                    readonly description?: string;
                };
                /** @default true */
                is_origin: boolean;
                /**
                 * @default Fixed
                 * @enum {string}
                 */
                type: "Fixed" | "Fixed_Value" | "Variable";
                is_fixed?: boolean;
                value?: string;
                /**
                 * @default exporter
                 * @enum {string}
                 */
                tax_responsible: "exporter" | "importer";
                /** @enum {string} */
                financial_officer?: "exporter" | "importer";
            }[];
            /** Format: date-time */
            readonly created_at?: string;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenTaxRates: {
            /** @default [] */
            rates: {
                /** Format: uuid */
                uuid?: string;
                tribute: {
                    /** Format: uuid */
                    uuid: string;
                    readonly name?: string;
                    readonly description?: string;
                };
                value: string;
            }[];
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
        WrittenTribute: {
            /** Format: uuid */
            readonly uuid: string;
            name: string;
            description?: string;
            country?: {
                id: number;
                readonly name?: string;
                readonly identifier?: string;
            };
            /** Format: date-time */
            readonly created_at?: string;
            /** @description A message for the user, in the language of the request. */
            detail?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
