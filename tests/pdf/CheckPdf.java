import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Asks veraPDF whether each PDF of a folder is archivable (PDF/A-3a) and accessible (PDF/UA-1). */
public class CheckPdf {
    private static final List<PDFAFlavour> STANDARDS = List.of(PDFAFlavour.PDFA_3_A, PDFAFlavour.PDFUA_1);

    public static void main(String[] folder) throws Exception {
        VeraGreenfieldFoundryProvider.initialise();
        int passed = 0;
        int failed = 0;
        try (var files = Files.list(Path.of(folder[0]))) {
            for (Path file : files.sorted().toList()) {
                for (PDFAFlavour standard : STANDARDS) {
                    if (isCompliant(file, standard)) passed++;
                    else failed++;
                }
            }
        }
        System.out.println(passed + " passed, " + failed + " failed");
        System.exit(failed == 0 ? 0 : 1);
    }

    private static boolean isCompliant(Path file, PDFAFlavour standard) throws Exception {
        var foundry = Foundries.defaultInstance();
        try (var input = Files.newInputStream(file);
                var parser = foundry.createParser(input, standard);
                var validator = foundry.createValidator(standard, false)) {
            var result = validator.validate(parser);
            if (result.isCompliant()) return true;
            System.out.println(file.getFileName() + " is not " + standard.getId());
            result.getTestAssertions().stream()
                    .filter(one -> one.getStatus() == TestAssertion.Status.FAILED)
                    .map(one -> "  " + one.getRuleId().getClause() + " " + one.getMessage())
                    .distinct()
                    .limit(5)
                    .forEach(System.out::println);
            return false;
        }
    }
}
