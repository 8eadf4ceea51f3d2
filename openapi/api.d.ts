// Written by `npm run openapi` from openapi.json 0abac4ae8f3281efce71f269670ec9b7d701f12f7f6c966f6f12d79db2c1463f
export interface paths {
    "/api/v1/auth/first-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the link for the first administrator is good. */
        get: {
            parameters: {
                query: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Of the link that the server printed. */
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
                /** @description A failure. */
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
        /** Create the first administrator, once, and sign them in. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Of the link that the server printed. */
                        token: string;
                        name: string;
                        /** Format: email */
                        email: string;
                        /** @description Not one that is guessed easily. */
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
                            /** @description Seconds. */
                            expires_in: number;
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
                /** @description A failure. */
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
    "/api/v1/auth/realm/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a tenant exists, and its name. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                        /** @description Asked of users with a second factor. */
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
                            /** @description Seconds. */
                            expires_in: number;
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Exchange the refresh token of the cookie. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                            /** @description Seconds. */
                            expires_in: number;
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
                /** @description A failure. */
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
        /** End the session. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Who is signed in, and what they may do. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                        "application/json": components["schemas"]["Profile"];
                    };
                };
                /** @description A failure. */
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
        /** An invoice as a page or a PDF, for its company or by its public hash. */
        get: {
            parameters: {
                query: {
                    tenant?: string;
                    uuid_invoice: string;
                    /** @description The public hash, in place of a bearer token. */
                    hash?: string;
                    locale?: "pt" | "en" | "es";
                    /** @description Taken for other backends’ links; the hash or token tells whose it is. */
                    schema?: string;
                    /** @description Drawn for a frame within a page. */
                    modal?: string;
                    format?: "html" | "pdf";
                };
                header?: never;
                path: {
                    /** @description A built-in link or a uuid. */
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
                /** @description A failure. */
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
        /** The process is up. */
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
                /** @description A failure. */
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
        /** The database answers. */
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
                /** @description A failure. */
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
        /** The API is up. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** The files beside one of the contracts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Put a file beside one of the contracts, which has at most 20. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                /** @description A failure. */
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
        /** A file beside one of the contracts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Take a file from beside one of the contracts. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                            /** @description What to tell the user, in the language asked for. */
                            detail: string;
                        };
                    };
                };
                /** @description A failure. */
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
        /** The files beside one of the invoices. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Put a file beside one of the invoices, which has at most 20. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                /** @description A failure. */
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
        /** A file beside one of the invoices. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Take a file from beside one of the invoices. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                            /** @description What to tell the user, in the language asked for. */
                            detail: string;
                        };
                    };
                };
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
        /** Archive several of the accounts: those it is not refused for. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    default_currency?: string;
                    archived?: boolean;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Restore several of the accounts: those it is not refused for. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    default_currency?: string;
                    archived?: boolean;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Change a running contract, from an invoice to come on or one alone. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
        /** Choose the template that the next invoices are drawn from. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
        /** Choose whom the next invoices are sent to. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
        /** What would change: Change a running contract, from an invoice to come on or one alone. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                            /** @description How many invoices it concerns; the first of them are in `occurrences`. */
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
                            total_amount: string;
                            total_amount_before: string;
                            /** @description The properties that have to be true when this is done: `confirm_total` where the value rises. */
                            required_confirmations: "confirm_total"[];
                            /** @description How prices move where they are adjusted, rounded to the decimals of the currency. */
                            adjusted?: {
                                /** @description By how many percent in all, before taxes. */
                                percent?: string;
                                percent_asked?: string;
                                /** @description Whether some invoice moves by another percentage than was asked for. */
                                deviates: boolean;
                            };
                            /** @description The invoices that say something else, grouped by what each comes to before and after. */
                            groups: {
                                /** @description How many there are. */
                                count: number;
                                /** @description The number of the first of them. */
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
                                /** @description By how much the total of each moves. */
                                difference: string;
                                /** @description By how many percent the total of each moves. */
                                percent?: string;
                                /** @description By how many percent its prices move, before taxes. */
                                price_percent?: string;
                            }[];
                            occurrences: {
                                occurrence: number;
                                /** Format: date */
                                due_date: string;
                                /** @enum {string} */
                                status: "future" | "held" | "paused" | "cancelled";
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
                /** @description A failure. */
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
        /** Cancel several of the contracts: those it is not refused for. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    /** @description One value, or several joined by commas. */
                    status?: string;
                    type?: "variable" | "fixed";
                    /** @description One value, or several joined by commas. */
                    frequency_symbology?: string;
                    service_buyer?: string;
                    currency?: string;
                    has_overdue_invoices?: boolean;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
                    created_at_gte?: string;
                    created_at_lte?: string;
                    created_at_gt?: string;
                    created_at_lt?: string;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Cancel a contract, which is final. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
        /** Archive several of the entities: those it is not refused for. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    "location.country"?: number;
                    is_payment_responsible?: boolean;
                    archived?: boolean;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Restore several of the entities: those it is not refused for. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    "location.country"?: number;
                    is_payment_responsible?: boolean;
                    archived?: boolean;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Choose the template an invoice is drawn from. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
        /** Other lines for an invoice to come, or for it and all later ones; of an issued one, whether its payment is authorized. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
        /** What an invoice to come says besides its lines, or it and all later ones. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
        /** Bill several of the invoices: those it is not refused for. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    service_provider?: string;
                    service_buyer?: string;
                    payment_responsible?: string;
                    contract_uuid?: string;
                    type?: "individual" | "recurring";
                    number?: number;
                    /** @description One value, or several joined by commas. */
                    status?: string;
                    created_gte?: string;
                    created_lte?: string;
                    created_gt?: string;
                    created_lt?: string;
                    amount_gte?: string;
                    amount_lte?: string;
                    amount_gt?: string;
                    amount_lt?: string;
                    /** @description As `search`: part of a number or of the payer’s name. */
                    cover?: string;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Cancel several of the invoices: those it is not refused for. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    service_provider?: string;
                    service_buyer?: string;
                    payment_responsible?: string;
                    contract_uuid?: string;
                    type?: "individual" | "recurring";
                    number?: number;
                    /** @description One value, or several joined by commas. */
                    status?: string;
                    created_gte?: string;
                    created_lte?: string;
                    created_gt?: string;
                    created_lt?: string;
                    amount_gte?: string;
                    amount_lte?: string;
                    amount_gt?: string;
                    amount_lt?: string;
                    /** @description As `search`: part of a number or of the payer’s name. */
                    cover?: string;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** What would change: Other lines for an invoice to come, or for it and all later ones; of an issued one, whether its payment is authorized. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                            /** @description How many invoices it concerns; the first of them are in `occurrences`. */
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
                            total_amount: string;
                            total_amount_before: string;
                            /** @description The properties that have to be true when this is done: `confirm_total` where the value rises. */
                            required_confirmations: "confirm_total"[];
                            /** @description How prices move where they are adjusted, rounded to the decimals of the currency. */
                            adjusted?: {
                                /** @description By how many percent in all, before taxes. */
                                percent?: string;
                                percent_asked?: string;
                                /** @description Whether some invoice moves by another percentage than was asked for. */
                                deviates: boolean;
                            };
                            /** @description The invoices that say something else, grouped by what each comes to before and after. */
                            groups: {
                                /** @description How many there are. */
                                count: number;
                                /** @description The number of the first of them. */
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
                                /** @description By how much the total of each moves. */
                                difference: string;
                                /** @description By how many percent the total of each moves. */
                                percent?: string;
                                /** @description By how many percent its prices move, before taxes. */
                                price_percent?: string;
                            }[];
                            occurrences: {
                                occurrence: number;
                                /** Format: date */
                                due_date: string;
                                /** @enum {string} */
                                status: "future" | "held" | "paused" | "cancelled";
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
                /** @description A failure. */
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
        /** What would change: What an invoice to come says besides its lines, or it and all later ones. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                            /** @description How many invoices it concerns; the first of them are in `occurrences`. */
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
                            total_amount: string;
                            total_amount_before: string;
                            /** @description The properties that have to be true when this is done: `confirm_total` where the value rises. */
                            required_confirmations: "confirm_total"[];
                            /** @description How prices move where they are adjusted, rounded to the decimals of the currency. */
                            adjusted?: {
                                /** @description By how many percent in all, before taxes. */
                                percent?: string;
                                percent_asked?: string;
                                /** @description Whether some invoice moves by another percentage than was asked for. */
                                deviates: boolean;
                            };
                            /** @description The invoices that say something else, grouped by what each comes to before and after. */
                            groups: {
                                /** @description How many there are. */
                                count: number;
                                /** @description The number of the first of them. */
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
                                /** @description By how much the total of each moves. */
                                difference: string;
                                /** @description By how many percent the total of each moves. */
                                percent?: string;
                                /** @description By how many percent its prices move, before taxes. */
                                price_percent?: string;
                            }[];
                            occurrences: {
                                occurrence: number;
                                /** Format: date */
                                due_date: string;
                                /** @enum {string} */
                                status: "future" | "held" | "paused" | "cancelled";
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
                /** @description A failure. */
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
         * Bill, receive, cancel or revert an invoice.
         * @description From draft: billed (which gives the number) or cancelled. From billed: paid, cancelled, or draft while it was never sent, seen or paid. The other fields belong to `paid`, the receipt by hand; without them the invoice is paid now, in its own currency.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                        /** @description YYYY-MM-DD HH:mm:ss by the clock of the company, and not to come. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
        /** Archive several of the items: those it is not refused for. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    archived?: boolean;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Restore several of the items: those it is not refused for. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    archived?: boolean;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** The company of the tenant. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
         * The history of a contract, newest first.
         * @description An amendment is told as the change of `amendment`: its kind and reach, how many invoices it concerned, what all that is issued and to come was before it and after. Invoices that were issued at once are the changes `issued.<occurrence>`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                            /** @description The command that did it, as `invoices.bill`; null for what is no command. */
                            command: string | null;
                            /** @description Each changed field by its path (`items_invoice.2.price`) with its value before and after: money and rates as decimal text, a line that was added or removed, a scenario and a tribute as objects, the logo and what is too long to be kept by a digest. */
                            changes: {
                                [key: string]: unknown[];
                            };
                            /** @description How many more lines were changed than `changes` tells. */
                            lines_untold?: number;
                            /** @description Name and e-mail, `system`, or `public link`. */
                            actor: string;
                        }[];
                    };
                };
                /** @description A failure. */
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
    "/api/v2/contracts/{uuid}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of one of the contracts: files. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
    "/api/v2/audit/invoice/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of an invoice, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                            /** @description The command that did it, as `invoices.bill`; null for what is no command. */
                            command: string | null;
                            /** @description Each changed field by its path (`items_invoice.2.price`) with its value before and after: money and rates as decimal text, a line that was added or removed, a scenario and a tribute as objects, the logo and what is too long to be kept by a digest. */
                            changes: {
                                [key: string]: unknown[];
                            };
                            /** @description How many more lines were changed than `changes` tells. */
                            lines_untold?: number;
                            /** @description Name and e-mail, `system`, or `public link`. */
                            actor: string;
                        }[];
                    };
                };
                /** @description A failure. */
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
        /** Page through the invoices of a contract, those to come among them. */
        get: {
            parameters: {
                query: {
                    /** @description The company, where the host does not name it. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count?: number;
                        };
                    };
                };
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count?: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** The picture that one of the invoices is drawn with. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** The picture that one of the contracts is drawn with. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Places whose name starts with a text. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
         * Read a contract by its public link: its terms, its schedule, its issued documents.
         * @description Lines, taxes and figures are those of its next invoice, or of the last where none is to come.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
         * Read an invoice by its public link: what its document shows, and how its payment stands.
         * @description Always what the exporter receives and what the importer pays in total. The tax breakdown is there where the company shows it (`show_tax_invoice`); its own taxes at home, its net and `total_taxes` only where it shows those (`show_exporter_net`).
         */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** All accounts of a list, as a file in the language asked for. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description The columns of the file: paths of properties, separated by commas; those of the list unless said. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    default_currency?: string;
                    archived?: boolean;
                    /** @description A table of texts, as the spreadsheets of the language read it, or a workbook with typed cells. */
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
                /** @description A failure. */
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
        /** All contracts of a list, as a file in the language asked for. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description The columns of the file: paths of properties, separated by commas; those of the list unless said. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    /** @description One value, or several joined by commas. */
                    status?: string;
                    type?: "variable" | "fixed";
                    /** @description One value, or several joined by commas. */
                    frequency_symbology?: string;
                    service_buyer?: string;
                    currency?: string;
                    has_overdue_invoices?: boolean;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
                    created_at_gte?: string;
                    created_at_lte?: string;
                    created_at_gt?: string;
                    created_at_lt?: string;
                    /** @description A table of texts, as the spreadsheets of the language read it, or a workbook with typed cells. */
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
                /** @description A failure. */
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
        /** All entities of a list, as a file in the language asked for. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description The columns of the file: paths of properties, separated by commas; those of the list unless said. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    "location.country"?: number;
                    is_payment_responsible?: boolean;
                    archived?: boolean;
                    /** @description A table of texts, as the spreadsheets of the language read it, or a workbook with typed cells. */
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
                /** @description A failure. */
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
        /** All invoices of a list, as a file in the language asked for. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description The columns of the file: paths of properties, separated by commas; those of the list unless said. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    service_provider?: string;
                    service_buyer?: string;
                    payment_responsible?: string;
                    contract_uuid?: string;
                    type?: "individual" | "recurring";
                    number?: number;
                    /** @description One value, or several joined by commas. */
                    status?: string;
                    created_gte?: string;
                    created_lte?: string;
                    created_gt?: string;
                    created_lt?: string;
                    amount_gte?: string;
                    amount_lte?: string;
                    amount_gt?: string;
                    amount_lt?: string;
                    /** @description As `search`: part of a number or of the payer’s name. */
                    cover?: string;
                    /** @description A table of texts, as the spreadsheets of the language read it, or a workbook with typed cells. */
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
                /** @description A failure. */
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
        /** All items of a list, as a file in the language asked for. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description The columns of the file: paths of properties, separated by commas; those of the list unless said. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    archived?: boolean;
                    /** @description A table of texts, as the spreadsheets of the language read it, or a workbook with typed cells. */
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
                /** @description A failure. */
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
        /** All scenarios of a list, as a file in the language asked for. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description The columns of the file: paths of properties, separated by commas; those of the list unless said. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    origin?: number;
                    destiny?: number;
                    /** @description Keys separated by commas; what is listed has each of them. */
                    countries?: string;
                    /** @description A table of texts, as the spreadsheets of the language read it, or a workbook with typed cells. */
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
                /** @description A failure. */
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
        /** All tributes of a list, as a file in the language asked for. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description The columns of the file: paths of properties, separated by commas; those of the list unless said. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    country?: number;
                    /** @description A table of texts, as the spreadsheets of the language read it, or a workbook with typed cells. */
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
                /** @description A failure. */
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
        /** Make and change entities by the rows of a CSV file or an XLSX workbook: all of them or, where anything is wrong, none. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Only tells what would be done and what is wrong. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                        /** @description The sheet of a workbook that is read; the first that has rows unless told. */
                        sheet?: string;
                        /** @description For each column of the file, from the first, the path of the property that it gives; empty where it is not read. Without it, headings name their property by its path or by its name in any of the languages. */
                        columns?: string[];
                        /**
                         * @description `keep`, unless told: a blank cell leaves the value of a record that there is. `clear`: it takes the value away. A new record has the default either way.
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
                /** @description A failure. */
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
        /** Make and change items by the rows of a CSV file or an XLSX workbook: all of them or, where anything is wrong, none. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Only tells what would be done and what is wrong. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                        /** @description The sheet of a workbook that is read; the first that has rows unless told. */
                        sheet?: string;
                        /** @description For each column of the file, from the first, the path of the property that it gives; empty where it is not read. Without it, headings name their property by its path or by its name in any of the languages. */
                        columns?: string[];
                        /**
                         * @description `keep`, unless told: a blank cell leaves the value of a record that there is. `clear`: it takes the value away. A new record has the default either way.
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
                /** @description A failure. */
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
        /** Tell the sheets and columns of a file of entities, and what each column would give. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                        /** @description The sheet of a workbook that is read; the first that has rows unless told. */
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
                /** @description A failure. */
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
        /** Tell the sheets and columns of a file of items, and what each column would give. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                        /** @description The sheet of a workbook that is read; the first that has rows unless told. */
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
                /** @description A failure. */
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
        /** Page through the accounts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Add one to the accounts. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                /** @description A failure. */
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
        /** Delete several of the accounts: those that nothing points to. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    default_currency?: string;
                    archived?: boolean;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the companies. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the contracts. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    /** @description The record the page begins behind, in place of `page`: as fast at any depth. */
                    after?: string;
                    /** @description `false` leaves the count out, which can cost more than the page. */
                    count?: boolean;
                    /** @description One value, or several joined by commas. */
                    status?: string;
                    type?: "variable" | "fixed";
                    /** @description One value, or several joined by commas. */
                    frequency_symbology?: string;
                    service_buyer?: string;
                    currency?: string;
                    has_overdue_invoices?: boolean;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count?: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the countries. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the currencies. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Add one to the currencies. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                /** @description A failure. */
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
        /** Delete several of the currencies: those that nothing points to. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    id?: string;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                id: number;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the currencies. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the entities. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    "location.country"?: number;
                    is_payment_responsible?: boolean;
                    archived?: boolean;
                    /** @description The first page begins with what the newest of these point to. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Add one to the entities. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                /** @description A failure. */
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
        /** Delete several of the entities: those that nothing points to. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    "location.country"?: number;
                    is_payment_responsible?: boolean;
                    archived?: boolean;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the invoice-templates. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    /** @description Part of the text, whatever its case and accents. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the invoices. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    /** @description The record the page begins behind, in place of `page`: as fast at any depth. */
                    after?: string;
                    /** @description `false` leaves the count out, which can cost more than the page. */
                    count?: boolean;
                    service_provider?: string;
                    service_buyer?: string;
                    payment_responsible?: string;
                    contract_uuid?: string;
                    type?: "individual" | "recurring";
                    number?: number;
                    /** @description One value, or several joined by commas. */
                    status?: string;
                    created_gte?: string;
                    created_lte?: string;
                    created_gt?: string;
                    created_lt?: string;
                    amount_gte?: string;
                    amount_lte?: string;
                    amount_gt?: string;
                    amount_lt?: string;
                    /** @description As `search`: part of a number or of the payer’s name. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count?: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the items. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Add one to the items. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                /** @description A failure. */
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
        /** Delete several of the items: those that nothing points to. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    archived?: boolean;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the runs. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Issue what is due now: at most 500 invoices, the rest follows with the next run. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The invoices to come that are meant, where they are due; else all that is. */
                        uuid?: string[];
                        /** @description Issues as well what is later than the company lets pass unseen; invoices that are named are. */
                        confirm_late?: boolean;
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
                             * @description Its entry in the ledger, where something came of it.
                             */
                            uuid?: string;
                            billed: number;
                            /** @description How many of those it tried are put aside. */
                            held: number;
                            /** @description How many are due and left to the next run, up to 10,001. */
                            remaining: number;
                            readonly sums: {
                                readonly currency: string;
                                readonly amount: string;
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the saved-views. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Add one to the saved-views. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                /** @description A failure. */
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
        /** Delete several of the saved-views: those that nothing points to. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    resource?: string;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the scenarios. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    origin?: number;
                    destiny?: number;
                    /** @description Keys separated by commas; what is listed has each of them. */
                    countries?: string;
                    /** @description The first page begins with what has these for origin and destiny. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Add one to the scenarios. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                /** @description A failure. */
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
        /** Delete several of the scenarios: those that nothing points to. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    origin?: number;
                    destiny?: number;
                    /** @description Keys separated by commas; what is listed has each of them. */
                    countries?: string;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** Page through the tributes. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    page?: number;
                    per_page?: number;
                    /** @description Fields separated by commas; a minus before one turns it round. */
                    sort?: string;
                    /** @description Paths of properties, separated by commas: records have these and their key alone, and are read no further. */
                    fields?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** Add one to the tributes. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                /** @description A failure. */
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
        /** Delete several of the tributes: those that nothing points to. */
        delete: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    country?: number;
                    /** @description All that the list has which these parameters narrow. */
                    all?: boolean;
                    /** @description Only tells what would be done and what refused. */
                    preview?: boolean;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                                /** @description In the language asked for. */
                                detail: string;
                            }[];
                            /** @description What is to be told besides of those it is done to. */
                            notices?: {
                                /** Format: uuid */
                                uuid: string;
                                notices: string[];
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Replace one of the accounts whole. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                            /** @description What to tell the user, in the language asked for. */
                            detail: string;
                        };
                    };
                };
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Replace one of the currencies whole. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                            /** @description What to tell the user, in the language asked for. */
                            detail: string;
                        };
                    };
                };
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Replace one of the entities whole. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                            /** @description What to tell the user, in the language asked for. */
                            detail: string;
                        };
                    };
                };
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Replace the issue-settings whole. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
                    "if-match"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        issue_lead_days: number;
                        hold_late_days?: number;
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Replace one of the items whole. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                            /** @description What to tell the user, in the language asked for. */
                            detail: string;
                        };
                    };
                };
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Replace one of the saved-views whole. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                            /** @description What to tell the user, in the language asked for. */
                            detail: string;
                        };
                    };
                };
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Replace one of the scenarios whole. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                            /** @description What to tell the user, in the language asked for. */
                            detail: string;
                        };
                    };
                };
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Replace one of the tributes whole. */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                            /** @description What to tell the user, in the language asked for. */
                            detail: string;
                        };
                    };
                };
                /** @description A failure. */
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
        /** How many contracts of each status there are in a list, and what they add up to. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    /** @description One value, or several joined by commas. */
                    status?: string;
                    type?: "variable" | "fixed";
                    /** @description One value, or several joined by commas. */
                    frequency_symbology?: string;
                    service_buyer?: string;
                    currency?: string;
                    has_overdue_invoices?: boolean;
                    due_date_gte?: string;
                    due_date_lte?: string;
                    due_date_gt?: string;
                    due_date_lt?: string;
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            statuses: {
                                Active?: number;
                                Concluded?: number;
                                Paid?: number;
                                Cancelled?: number;
                            };
                            /** @description What they add up to, by currency; left out where there are more than 10000. */
                            sums?: {
                                currency: string;
                                count: number;
                                amounts: {
                                    total_amount?: string;
                                };
                            }[];
                        };
                    };
                };
                /** @description A failure. */
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
        /** How many invoices of each status there are in a list, and what they add up to. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description Part of a text, whatever its case and accents. */
                    search?: string;
                    /** @description Keys separated by commas, at most 100: none but these. */
                    uuid?: string;
                    service_provider?: string;
                    service_buyer?: string;
                    payment_responsible?: string;
                    contract_uuid?: string;
                    type?: "individual" | "recurring";
                    number?: number;
                    /** @description One value, or several joined by commas. */
                    status?: string;
                    created_gte?: string;
                    created_lte?: string;
                    created_gt?: string;
                    created_lt?: string;
                    amount_gte?: string;
                    amount_lte?: string;
                    amount_gt?: string;
                    amount_lt?: string;
                    /** @description As `search`: part of a number or of the payer’s name. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            statuses: {
                                draft?: number;
                                future?: number;
                                billed?: number;
                                paid?: number;
                                cancelled?: number;
                            };
                            /** @description What they add up to, by currency; left out where there are more than 10000. */
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
                /** @description A failure. */
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
         * Create a contract with all its invoices to come.
         * @description Its first invoice falls due on `due_date`, each other so many months after that as `frequency_symbology` says, on the same day or the last of the month. Each is issued some days before (`issue_lead_days` of the company), under its scenarios of that date; of a `fixed` contract, `total_amount` is at least what all of them come to today.
         */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                        /** @description New ones; those to keep are named by a part that is no file, as JSON. */
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
                /** @description A failure. */
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
         * Create an invoice: a draft, or billed at once.
         * @description The provider is the company of `companies/me`, the buyer one of the entities. Every amount is computed from the scenarios of the lines; amounts that the request carries are ignored. A number is given when it is billed.
         */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
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
                /** @description A failure. */
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
         * Replace the content of a draft, and bill it unless `is_draft` is set.
         * @description The body is that of creating one. A draft that was read can be sent back as it is. Its logo stays where none is sent, unless `remove_logo` is set.
         */
        put: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                    /** @description The ETag the change was made for. */
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
                /** @description A failure. */
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
        /** Page through what a run issued and put aside, which comes first. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                            /** @description Exact up to 10000 where a search or a filter narrows the list; one more means that there are more. */
                            count?: number;
                        };
                    };
                };
                /** @description A failure. */
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
        /** What would be issued until a day, by day and currency, and each invoice; nothing is changed. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                    /** @description From which day on; today, to which what is late and put aside belongs, unless said. */
                    from?: string;
                    /** @description Up to which day runs are foreseen; 30 days ahead, unless said. */
                    until?: string;
                    /** @description Lists and counts those alone that are put aside or would be, or by `false` those that will be issued. */
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
                             * @description The day it is by the company’s calendar.
                             */
                            today: string;
                            /** Format: date */
                            until: string;
                            /** @description What will be issued as things stand, by day and currency. */
                            days: {
                                /** Format: date */
                                date: string;
                                currency: string;
                                count: number;
                                readonly amount: string;
                            }[];
                            /** @description What would be put aside as things stand, by day and currency: none of it is in `days`. */
                            held_days: {
                                /** Format: date */
                                date: string;
                                currency: string;
                                count: number;
                                readonly amount: string;
                            }[];
                            /** @description What is put aside by now, by currency. */
                            held: {
                                currency: string;
                                count: number;
                                readonly amount: string;
                            }[];
                            /** @description How many there are in the pages of `results`. */
                            count: number;
                            /** @description Too much has changed to compute all sums anew. */
                            is_estimate: boolean;
                            /** @description What is put aside first, then by date. */
                            results: components["schemas"]["ForeseenInvoice"][];
                        };
                    };
                };
                /** @description A failure. */
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
        /** The terms and the license, in the language asked for. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        /** Accepts both texts, once a version. */
        post: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
                    tenant?: string;
                };
                header?: {
                    /** @description Makes a repeated request safe for 24 hours. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The version that was shown. */
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
                /** @description A failure. */
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
        /** The PDF of a text in a language. */
        get: {
            parameters: {
                query?: {
                    /** @description The company, where the host does not name it. */
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
                /** @description A failure. */
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
        Attachment: {
            /** Format: uuid */
            uuid: string;
            name: string;
            type: string;
            /** @description In bytes. */
            size: number;
            /** @description Where it is downloaded. */
            url: string;
            /** Format: date-time */
            added_at: string;
            /** @description Name and e-mail, or `system`. */
            added_by: string;
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
            readonly logo?: string;
            readonly tenant: string;
            readonly time_zone?: string;
            readonly access?: boolean;
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
        Entity: {
            /** Format: uuid */
            readonly uuid: string;
            name: string;
            nif?: string;
            tax_regime?: string;
            segment?: string;
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
        /** @description A failure. */
        Failure: {
            /** @description For a person, in the language asked for. */
            detail: string;
            /** @description For a program: of the closed catalogue. */
            code: string;
            /** @description What is wrong, by the path of the field: items_invoice.0.price. */
            errors?: {
                [key: string]: string;
            };
            /** @description What was made under the Idempotency-Key, where it was used before (`key_reused`). */
            record?: string | number;
            /** @description More is wrong than `errors` tells. */
            more?: boolean;
        };
        ForeseenInvoice: {
            /** Format: uuid */
            uuid: string;
            /** Format: uuid */
            contract_uuid: string;
            contract_number: number;
            occurrence: number;
            /** @description How many invoices the contract has. */
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
             * @description Why it is put aside, or would be.
             * @enum {string}
             */
            held_because?: "late" | "party_archived" | "currency_retired" | "terms_outdated" | "total_negative" | "scenario_unfit" | "status_not_allowed" | "failed";
        };
        ImportSource: {
            /** @description Of a workbook, the sheets that have rows. */
            sheets: string[];
            /** @description Which of them this is. */
            sheet?: string;
            /** @description How many rows there are below the headings. */
            rows: number;
            columns: {
                heading: string;
                /** @description The property that the heading names, if any. */
                path?: string;
                /** @description What the first rows say. */
                samples: string[];
            }[];
        };
        Imported: {
            created: number;
            changed: number;
            unchanged: number;
            /** @description What is wrong, row by row as a spreadsheet counts them. Where anything is, nothing is imported. */
            refused: {
                row: number;
                /** @description The path of the property, where one is meant. */
                column?: string;
                /** @description What to tell the user, in the language asked for. */
                detail: string;
            }[];
            /** @description How much more is wrong than `refused` tells. */
            more: number;
            /** @description The headings of columns that are not read. */
            ignored: string[];
            /** @description Of a preview, the first 50 rows that make or change a record, in the order of the file. */
            rows?: {
                row: number;
                /** @enum {string} */
                change: "created" | "changed";
                /** @description The name of the record. */
                name: string;
                /** @description What the row says that the record does not have, in the language asked for. */
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
            readonly held_because?: "late" | "party_archived" | "currency_retired" | "terms_outdated" | "total_negative" | "scenario_unfit" | "status_not_allowed" | "failed";
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
            hold_late_days?: number;
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
            readonly held_because?: "late" | "party_archived" | "currency_retired" | "terms_outdated" | "total_negative" | "scenario_unfit" | "status_not_allowed" | "failed";
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
        Profile: {
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
            /** @description The time zone (IANA) of each of their companies, by its name in addresses. */
            time_zones: {
                [key: string]: string;
            };
            /** @description What they may do, as resource:action. */
            permissions: string[];
            /** @enum {string} */
            area: "company" | "accountants" | "admin";
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
                        /** @description Two letters (ISO 3166). */
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
                        /** @description Two letters (ISO 3166). */
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
                        /** @description Two letters (ISO 3166). */
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
            /** @description The tax breakdown, over all lines; left out where the company does not show it. */
            taxes?: {
                /**
                 * @description In whose country.
                 * @enum {string}
                 */
                side: "exporter" | "importer";
                countries: {
                    /** @description Two letters (ISO 3166). */
                    identifier?: string;
                    name?: string;
                }[];
                /** @description Those that the exporter bears at home are left out unless the company shows its net. */
                tributes: {
                    name: string;
                    /** @description Whether `value` is money, else percent. */
                    is_fixed: boolean;
                    value: string;
                    /** @description What a percent is taken of. */
                    base: string;
                    amount: string;
                    /** @enum {string} */
                    tax_responsible: "exporter" | "importer";
                }[];
                /** @description The sum of these tributes. */
                total: string;
            }[];
            /** @description Whom to ask at the company. */
            contact?: {
                responsible_name?: string;
                responsible_email?: string;
            };
            schedule: {
                /** @description Which of its invoices, from 1 on. */
                occurrence: number;
                /** Format: date */
                created: string;
                /** Format: date */
                due_date: string;
                /**
                 * @description `future` for what is to come, `paused` while a pause lasts over its date, `skipped` once it passed so.
                 * @enum {string}
                 */
                status: "draft" | "future" | "billed" | "paid" | "cancelled" | "paused" | "skipped";
                /** @description What is to be paid: of one to come, as it would be today. */
                total: string;
                number?: number;
                /** @description The link of its document, where it is issued. */
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
            /** @description What is to be paid to the exporter: the same as `total`. */
            amount: string;
            /** @description What the PDF is drawn from. */
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
                        /** @description Two letters (ISO 3166). */
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
                        /** @description Two letters (ISO 3166). */
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
                        /** @description Two letters (ISO 3166). */
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
            /** @description The tax breakdown, over all lines; left out where the company does not show it. */
            taxes?: {
                /**
                 * @description In whose country.
                 * @enum {string}
                 */
                side: "exporter" | "importer";
                countries: {
                    /** @description Two letters (ISO 3166). */
                    identifier?: string;
                    name?: string;
                }[];
                /** @description Those that the exporter bears at home are left out unless the company shows its net. */
                tributes: {
                    name: string;
                    /** @description Whether `value` is money, else percent. */
                    is_fixed: boolean;
                    value: string;
                    /** @description What a percent is taken of. */
                    base: string;
                    amount: string;
                    /** @enum {string} */
                    tax_responsible: "exporter" | "importer";
                }[];
                /** @description The sum of these tributes. */
                total: string;
            }[];
            /** @description Whom to ask at the company. */
            contact?: {
                responsible_name?: string;
                responsible_email?: string;
            };
            /** @description Where to pay, while anything is to be paid. */
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
            /** @description Where the logo is. */
            logo: string | null;
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
        Terms: {
            /** @enum {string} */
            kind: "terms" | "eula";
            version: string;
            title: string;
            /** @description The PDF, in the language of the answer. */
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
        WrittenAccount: {
            /** Format: uuid */
            readonly uuid: string;
            name: string;
            default_currency?: string;
            details?: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly archived?: boolean;
            /** @description What to tell the user, in the language asked for. */
            detail?: string;
        };
        WrittenAttachment: {
            /** Format: uuid */
            uuid: string;
            name: string;
            type: string;
            /** @description In bytes. */
            size: number;
            /** @description Where it is downloaded. */
            url: string;
            /** Format: date-time */
            added_at: string;
            /** @description Name and e-mail, or `system`. */
            added_by: string;
            /** @description What to tell the user, in the language asked for. */
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
            /** @description What to tell the user, in the language asked for. */
            detail: string;
        };
        WrittenCurrency: {
            readonly id: number;
            code: string;
            name: string;
            locale: string;
            /** @description What to tell the user, in the language asked for. */
            detail?: string;
        };
        WrittenEntity: {
            /** Format: uuid */
            readonly uuid: string;
            name: string;
            nif?: string;
            tax_regime?: string;
            segment?: string;
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
            /** @description What to tell the user, in the language asked for. */
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
            readonly held_because?: "late" | "party_archived" | "currency_retired" | "terms_outdated" | "total_negative" | "scenario_unfit" | "status_not_allowed" | "failed";
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
            /** @description What to tell the user, in the language asked for. */
            detail: string;
        };
        WrittenIssueSettings: {
            issue_lead_days: number;
            hold_late_days?: number;
            /** @description What to tell the user, in the language asked for. */
            detail?: string;
        };
        WrittenItem: {
            /** Format: uuid */
            readonly uuid: string;
            description: string;
            /** Format: date-time */
            readonly created_at?: string;
            readonly archived?: boolean;
            /** @description What to tell the user, in the language asked for. */
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
            /** @description What to tell the user, in the language asked for. */
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
            /** @description What to tell the user, in the language asked for. */
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
            /** @description What to tell the user, in the language asked for. */
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
